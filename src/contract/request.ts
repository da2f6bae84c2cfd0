import type {
  ErrorMessage,
  InferInput,
  InferOutput,
  ObjectEntries,
  ObjectIssue,
  ObjectSchema as Entries,
} from 'valibot';
import type { InferType, ObjectSchema } from 'yup';

/** Schema of a query: text is cast. */
export type QuerySchema = Entries<ObjectEntries, ErrorMessage<ObjectIssue> | undefined>;

/** Schema of a body: the one that its form has. */
export type BodySchema = ObjectSchema<object>;

export type RequestSchema = QuerySchema | BodySchema;

/** Query values as they are sent; keys of arrays end in `[]` (spec §7). */
export type QueryValues = Record<
  string,
  string | number | boolean | readonly (string | number)[] | undefined
>;

type Nothing = Record<never, never>;

/** Parameters that a path names: `alias` of `/contacts/:alias`; any, where the path is not known. */
export type ParamName<Path extends string> = string extends Path
  ? string
  : Path extends `${string}:${infer Rest}`
    ? Rest extends `${infer Name}/${infer Tail}`
      ? Name | ParamName<Tail>
      : Rest
    : never;

export type PathParams<Path extends string = string> = Record<ParamName<Path>, string | number>;

/** What the backend reads after the cast by a schema: defaults are filled in, text has become numbers. */
export type Received<S extends RequestSchema | undefined> = [NonNullable<S>] extends [never]
  ? Nothing
  : S extends QuerySchema
    ? InferOutput<S>
    : S extends BodySchema
      ? InferType<S>
      : never;

/** What a caller sends under a schema: fields with a default may be left out, numbers may be text. */
export type Sent<S extends RequestSchema | undefined> = [NonNullable<S>] extends [never]
  ? undefined
  : S extends QuerySchema
    ? InferInput<S>
    : S extends BodySchema
      ? Flat<SentFields<InferType<S>, S['__default']>>
      : never;

type Flat<T> = { [Key in keyof T]: T[Key] };

type SentFields<Fields, Defaults> = {
  [Key in keyof Fields as MayBeAbsent<Fields, Defaults, Key> extends true ? never : Key]: SentValue<
    Fields[Key]
  >;
} & {
  [
    Key in keyof Fields as MayBeAbsent<Fields, Defaults, Key> extends true ? Key : never
  ]?: SentValue<Fields[Key]>;
};

type MayBeAbsent<Fields, Defaults, Key extends keyof Fields> = undefined extends Fields[Key]
  ? true
  : Key extends keyof Defaults
    ? undefined extends Defaults[Key]
      ? false
      : true
    : false;

type SentValue<T> = T extends Date
  ? string
  : T extends readonly (infer Element)[]
    ? readonly SentValue<Element>[]
    : T extends object
      ? { [Key in keyof T]: SentValue<T[Key]> }
      : T extends number
        ? number extends T
          ? number | string
          : T
        : T;

/** Path and query of a call; what its endpoint needs must be there, and nothing else may. */
export type Address<Path extends string, Query extends QuerySchema | undefined> = ParamsPart<Path> &
  QueryPart<Query>;

/** The whole request: its address, its body, and the files that come along. */
export type RequestParts<
  Path extends string,
  Query extends QuerySchema | undefined,
  Body extends BodySchema | undefined,
  FileField extends string | undefined,
> = Address<Path, Query> & BodyPart<Body> & FilesPart<FileField>;

/** An argument that may be left out when nothing in it must be there. */
export type Argument<T> = Nothing extends T ? [given?: T] : [given: T];

type ParamsPart<Path extends string> = [ParamName<Path>] extends [never]
  ? { params?: undefined }
  : string extends Path
    ? { params?: PathParams }
    : { params: PathParams<Path> };

type QueryPart<S extends QuerySchema | undefined> = [NonNullable<S>] extends [never]
  ? { query?: undefined }
  : string extends keyof Received<S>
    ? { query?: QueryValues }
    : Nothing extends Sent<S>
      ? { query?: Sent<S> }
      : { query: Sent<S> };

type BodyPart<S extends BodySchema | undefined> = [NonNullable<S>] extends [never]
  ? { body?: undefined }
  : [keyof Received<S>] extends [never]
    ? { body?: object }
    : { body: Sent<S> };

type FilesPart<Field extends string | undefined> = [NonNullable<Field>] extends [never]
  ? { files?: undefined }
  : { files?: readonly File[] };
