import { boolean, mixed, number, string } from 'yup';
import { limits } from '../config/limits';
import type { Problem } from './problems';
import { trimmed, trimmedLowercase } from './trimmed';

/** Makes a code of `problems` the message of a rule. */
const says = (problem: Problem): Problem => problem;

/** Building blocks of request bodies; text is trimmed (spec §5 "Registration"). */
export const optionalText = (most = 2000) =>
  trimmed().typeError(says('formatWrong')).max(most, says('tooLong')).default('');
export const requiredText = (most = 2000) =>
  trimmed().typeError(says('formatWrong')).required(says('required')).max(most, says('tooLong'));
export const email = () =>
  trimmedLowercase()
    .typeError(says('emailWrong'))
    .required(says('required'))
    .max(254, says('tooLong'))
    .matches(/^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"'.]{2,}$/, says('emailWrong'));
export const optionalEmail = () =>
  trimmedLowercase()
    .typeError(says('emailWrong'))
    .max(254, says('tooLong'))
    .matches(/^([^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"'.]{2,})?$/, says('emailWrong'))
    .default('');
export const password = () =>
  string()
    .typeError(says('formatWrong'))
    .required(says('required'))
    .min(limits.passwordMin, says('passwordTooShort'))
    .max(limits.passwordMax, says('tooLong'));
/** Digits with an optional leading plus; `min` digits (spec §5: 10 for a callback, 6 to register). */
export const requiredPhone = (min: number) => phoneText(min).required(says('required'));
export const phone = (min: number) => phoneText(min).default('');
const phoneText = (min: number) =>
  trimmed()
    .typeError(says('formatWrong'))
    .max(limits.phoneLength, says('tooLong'))
    .matches(/^\+?[\d\s()-]*$/, { message: says('formatWrong'), excludeEmptyString: true })
    .test('digits', says('phoneTooShort'), (value) => !value || digitsOf(value).length >= min);
/**
 * Names one filled form: what is sent again under its key is stored once. A text that nobody guesses,
 * as `crypto.randomUUID` makes it; empty: whoever sends it takes care of that otherwise.
 */
export const idempotencyKey = () =>
  trimmed()
    .typeError(says('formatWrong'))
    .matches(/^[\w-]{16,64}$/, { message: says('formatWrong'), excludeEmptyString: true })
    .default('');
export const oneOfNumbers = <T extends number>(values: readonly T[]) =>
  number<T>().typeError(says('valueWrong')).oneOf(values, says('valueWrong'));
/** Stars of a review, 1 to 5. */
export const rating = () =>
  number()
    .typeError(says('valueWrong'))
    .required(says('required'))
    .integer(says('valueWrong'))
    .min(1, says('valueWrong'))
    .max(5, says('valueWrong'));
export const choice = <T extends string>(values: readonly T[]) =>
  mixed<T>().oneOf(values, says('valueWrong'));
export const tick = () => boolean().typeError(says('formatWrong')).default(false);
export const token = () =>
  string().typeError(says('formatWrong')).required(says('required')).max(200, says('formatWrong'));

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
