import { array, boolean, number, object, string } from 'yup';
import { requiredText, optionalText } from './body';

/** Fields that several bodies of editors have. */
export const html = () => optionalText(200_000);
export const url = () => requiredText(120).matches(/^[a-z0-9][a-z0-9._-]*$/, 'formatWrong');
export const path = () => requiredText(500).matches(/^(\/|https:\/\/)\S*$/, 'formatWrong');
export const date = () =>
  string()
    .required('required')
    .matches(/^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d{3})?Z)?$/, 'formatWrong')
    .test('exists', 'formatWrong', (value) => isInCalendar(value));
/** A day; null: none. */
export const optionalDay = () =>
  string()
    .typeError('formatWrong')
    .matches(/^\d{4}-\d\d-\d\d$/, 'formatWrong')
    .test('exists', 'formatWrong', (value) => typeof value !== 'string' || isInCalendar(value))
    .nullable()
    .default(null);
export const wholeUsd = () =>
  number()
    .typeError('formatWrong')
    .integer('formatWrong')
    .min(1, 'valueWrong')
    .max(1e9, 'valueWrong');
/** Place in an order, from 0. */
export const position = () =>
  number()
    .typeError('formatWrong')
    .integer('formatWrong')
    .min(0, 'valueWrong')
    .max(1000, 'valueWrong')
    .default(0);
export const year = (first: number) =>
  number()
    .typeError('yearWrong')
    .integer('yearWrong')
    .min(first, 'yearWrong')
    .max(2100, 'yearWrong')
    .nullable()
    .default(null);
export const texts = (most: number) =>
  array().of(requiredText(2000)).max(most, 'tooLong').default([]);

export const time = () =>
  string()
    .required('required')
    .matches(/^([01]\d|2[0-3]):[0-5]\d$/, 'formatWrong');
export const degrees = (most: number) =>
  number()
    .typeError('formatWrong')
    .min(-most, 'valueWrong')
    .max(most, 'valueWrong')
    .nullable()
    .default(null);
export const flag = () => boolean().typeError('formatWrong').default(false);
export const messengers = () => object({ telegram: flag(), whatsapp: flag(), viber: flag() });

/** Whether there is such a day: `Date.parse` takes 31 February for one of March. */
function isInCalendar(day: string): boolean {
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day.slice(0, 10));
}

/** Whether a name is one of the IANA time zones. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
