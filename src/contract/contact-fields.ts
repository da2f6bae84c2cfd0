import type { TestContext } from 'yup';
import { contactWordOfNumber, contactWords, defaultContactWord } from '../config/contact-channels';
import { limits } from '../config/limits';
import { phoneCountryOf, phoneLengthOf } from '../domain/phone';
import { choice, digitsOf, optionalText, phone, requiredPhone } from './body';

/**
 * A phone that is called back: at least ten digits (spec §5), and where it begins with the code of one
 * of our countries, as many as that country has after it (§9).
 */
export const contactPhone = () =>
  phone(limits.callbackPhoneDigits)
    .test('short', 'phoneTooShort', isLongEnough)
    .test('long', 'formatWrong', isShortEnough);
export const requiredContactPhone = () =>
  requiredPhone(limits.callbackPhoneDigits)
    .test('short', 'phoneTooShort', isLongEnough)
    .test('long', 'formatWrong', isShortEnough);

function isLongEnough(number: string): boolean {
  // Fewer than ten digits are told of already.
  return digitsOf(number).length < limits.callbackPhoneDigits || lengthOf(number) !== 'short';
}

const isShortEnough = (number: string) => lengthOf(number) !== 'long';

function lengthOf(number: string) {
  const country = phoneCountryOf(number);
  return country ? phoneLengthOf(number, country) : 'whole';
}

/** Spec §5: two characters after the `@` at least. The `@` alone is nothing, as is 'null' (§3). */
export const nickname = () =>
  optionalText(64)
    .transform((value: unknown) => (value === 'null' || value === '@' ? '' : value))
    .test('nickname', 'nicknameTooShort', (value) => value === '' || isNickname(value));

const isNickname = (value: string) => value.replace(/^@/, '').length >= limits.nicknameMin;

/**
 * Somebody can be reached (spec §5): a rule of a whole body, told under the phone, and asked even when a
 * field is no text. A nickname that is too short is told under its own field, and only there.
 */
export const reachableBy =
  <Phone extends string, Nickname extends string>(phone: Phone, nickname: Nickname) =>
  (value: { [Name in Phone | Nickname]?: unknown }, context: TestContext) =>
    value[phone] || value[nickname]
      ? true
      : context.createError({ path: phone, message: 'required' });

/**
 * How somebody wishes to be answered, as a word: numbers of the second list stand for their words, and
 * what is left out for the word for phone (spec §3).
 */
export const contactMethod = () =>
  choice(contactWords)
    .transform((value: unknown) =>
      value === '' ? null : (contactWordOfNumber[String(value)] ?? value),
    )
    .required('contactMethodMissing')
    .default(defaultContactWord);
