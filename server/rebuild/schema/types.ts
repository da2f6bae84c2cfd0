import { goods } from './goods';
import { house } from './house';
import { reading } from './reading';
import type { SchemaType } from './type';

/**
 * Every type of schema.org that pages emit. Required and recommended are what Google's documentation of
 * each rich result says, and for types without one what the object is about (docs/findability.md).
 */
export const schemaTypes: Readonly<Record<string, SchemaType>> = Object.fromEntries([
  ...goods,
  ...reading,
  ...house,
]);
