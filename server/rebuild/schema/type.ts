import type { Thing } from 'schema-dts';
import type { ValueRule } from './rules';

/** Names of the properties that schema.org gives a type. */
export type PropertyOf<Type extends string> = Exclude<
  keyof Extract<Thing, { '@type': Type }> & string,
  '@type' | '@context'
>;

/** What we emit of a type of schema.org. */
export interface SchemaType<Property extends string = string> {
  /** Without these search engines leave the object out. */
  required: readonly Property[];
  /** What search engines ask for beside them, where the house knows it. */
  recommended: readonly Property[];
  /** What is asked of it beyond that where it is not a part of another object. */
  alone?: { required: readonly Property[]; recommended: readonly Property[] };
  /** Properties that we emit, with what may stand there; any other is a mistake. */
  properties: Readonly<Partial<Record<Property, ValueRule>>>;
}

/** Describes a type; a property that schema.org does not give it does not compile. */
export const type = <const Name extends string>(
  name: Name,
  // Which part of an address an action asks for is named so by schema.org.
  facts: SchemaType<PropertyOf<Name> | `${string}-input`>,
): readonly [string, SchemaType] => [name, facts];
