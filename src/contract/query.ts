import {
  array,
  boolean,
  date,
  integer,
  maxLength,
  maxValue,
  minValue,
  nonEmpty,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  transform,
  trim,
  unknown,
  type GenericSchema,
  type ObjectEntries,
} from 'valibot';

// Building blocks of queries: values arrive as text and are cast.

/** Schema of a query. Messages are codes of `problems`; any other says that the value is wrong. */
export const queryOf = <Fields extends ObjectEntries>(fields: Fields) => object(fields, 'required');

/** What a caller may send; whether it is right is said by what follows the cast. */
const sent = <T>() => unknown() as GenericSchema<T, unknown>;

/** Blanks between digits do not count; an empty text is no number. */
function toNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const digits = value.replace(/\s/g, '');
  return digits === '' ? NaN : Number(digits);
}

const numberParam = () => pipe(sent<number | string>(), transform(toNumber), number());
const whole = () => pipe(numberParam(), integer());
export const idParam = () => pipe(whole(), minValue(1));
export const wholeNumberParam = (least: number, most: number) =>
  pipe(whole(), minValue(least), maxValue(most));
export const amountParam = () => pipe(numberParam(), minValue(0));
/** Up to 200 mm. */
export const diameterParam = () => pipe(amountParam(), maxValue(200));

/** One of given texts, or of given numbers. */
export const choiceParam = <T extends string>(values: readonly T[]) => picklist(values);
export const codeParam = <T extends number>(values: readonly T[]) =>
  pipe(sent<T>(), transform(toNumber), picklist(values));

const flags = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);
export const flagParam = () =>
  pipe(
    sent<boolean>(),
    transform((value) => flags.get(String(value).toLowerCase()) ?? value),
    boolean(),
  );

export const textParam = (most: number) => pipe(string(), trim(), maxLength(most));
export const filledTextParam = (most: number) => pipe(textParam(most), nonEmpty());
export const tokenParam = () =>
  pipe(string('formatWrong'), nonEmpty('required'), maxLength(200, 'formatWrong'));

/** An instant as ISO 8601. */
export const instantParam = () =>
  pipe(
    sent<string>(),
    transform((value) => (typeof value === 'string' ? new Date(value) : value)),
    date(),
  );

/** `key[]=1&key[]=2`; one value is a list of one. */
export const idList = () =>
  optional(
    pipe(
      sent<readonly (number | string)[]>(),
      transform((value) => [value].flat().map(Number)),
      array(pipe(number(), integer(), minValue(1))),
    ),
  );
/** The same of given texts. */
export const choiceList = <T extends string>(values: readonly T[]) =>
  optional(
    pipe(
      sent<readonly T[]>(),
      transform((value) => [value].flat()),
      array(picklist(values)),
    ),
  );

/** Fields of a query that asks for a page of a list. */
export const pagingFields = (most: number, usual: number) => ({
  page: optional(wholeNumberParam(1, 100_000), 1),
  per_page: optional(wholeNumberParam(1, most), usual),
});

/** Fields of a link that is good for a time. */
export const signedLinkFields = () => ({
  /** Seconds since 1970. */
  until: idParam(),
  signature: pipe(string(), nonEmpty(), maxLength(100)),
});
