import { boolean, mixed, number, string } from 'yup';
import { limits } from '../config/limits';
import type { Problem } from './problems';

/** Makes a code of `problems` the message of a rule. */
const says = (problem: Problem): Problem => problem;

/** Building blocks of request bodies; text is trimmed (spec §5 "Registration"). */
export const optionalText = (most = 2000) =>
  string().typeError(says('formatWrong')).trim().max(most, says('tooLong')).default('');
export const requiredText = (most = 2000) =>
  string()
    .typeError(says('formatWrong'))
    .trim()
    .required(says('required'))
    .max(most, says('tooLong'));
export const email = () =>
  string()
    .typeError(says('emailWrong'))
    .trim()
    .lowercase()
    .required(says('required'))
    .max(254, says('tooLong'))
    .matches(/^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"'.]{2,}$/, says('emailWrong'));
export const optionalEmail = () =>
  string()
    .typeError(says('emailWrong'))
    .trim()
    .lowercase()
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
export const phone = (min: number) =>
  string()
    .typeError(says('formatWrong'))
    .trim()
    .max(limits.phoneLength, says('tooLong'))
    .matches(/^\+?[\d\s()-]*$/, { message: says('formatWrong'), excludeEmptyString: true })
    .test('digits', says('phoneTooShort'), (value) => !value || digitsOf(value).length >= min)
    .default('');
export const oneOfNumbers = (values: readonly number[]) =>
  number().typeError(says('valueWrong')).oneOf(values, says('valueWrong'));
export const choice = <T extends string>(values: readonly T[]) =>
  mixed<T>().oneOf(values, says('valueWrong'));
export const tick = () => boolean().typeError(says('formatWrong')).default(false);
export const token = () =>
  string().typeError(says('formatWrong')).required(says('required')).max(200, says('formatWrong'));

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
