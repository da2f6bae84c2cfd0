import { array, boolean, mixed, number, object, string } from 'yup';
import { trimmed } from './trimmed';

/** Building blocks of queries: values arrive as text and are cast. */
export const pageNumber = () => number().integer().min(1).max(100_000).default(1);
export const perPage = (most: number, usual: number) =>
  number().integer().min(1).max(most).default(usual);
/** `key[]=1&key[]=2`; one value is a list of one. */
export const idList = () =>
  array()
    .of(number().integer().positive().required())
    .transform((_, original: unknown) => listFrom(original)?.map(Number));
/** The same of given texts. */
export const choiceList = <T extends string>(values: readonly T[]) =>
  array()
    .of(mixed<T>().oneOf(values).required())
    .transform((_, original: unknown) => listFrom(original));

function listFrom(value: unknown): unknown[] | undefined {
  return value === undefined ? undefined : [value].flat();
}

export const paging = (most: number, usual: number) =>
  object({ page: pageNumber(), per_page: perPage(most, usual) });

/** One of given texts, or of given numbers. */
export const choiceParam = <T extends string>(values: readonly T[]) => string<T>().oneOf(values);
export const codeParam = <T extends number>(values: readonly T[]) => number<T>().oneOf(values);
export const flagParam = () => boolean();
export const textParam = (most: number) => trimmed().max(most);
