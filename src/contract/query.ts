import { array, boolean, number, object } from 'yup';
import { trimmed } from './trimmed';

/** Building blocks of queries: values arrive as text and are cast. */
export const pageNumber = () => number().integer().min(1).max(100_000).default(1);
export const perPage = (most: number, usual: number) =>
  number().integer().min(1).max(most).default(usual);
/** `key[]=1&key[]=2`; one value is a list of one. */
export const idList = () =>
  array()
    .of(number().integer().positive().required())
    .transform((_, original: unknown) =>
      original === undefined
        ? undefined
        : (Array.isArray(original) ? original : [original]).map(Number),
    );

export const paging = (most: number, usual: number) =>
  object({ page: pageNumber(), per_page: perPage(most, usual) });

export const flagParam = () => boolean();
export const textParam = (most: number) => trimmed().max(most);
