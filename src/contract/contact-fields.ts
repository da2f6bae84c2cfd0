import { contactWordOfNumber, contactWords, defaultContactWord } from '../config/contact-channels';
import { limits } from '../config/limits';
import { phoneCountryOf, phoneLengthOf } from '../domain/phone';
import { choice, digitsOf, isNickname, optionalText, phone, requiredPhone } from './body';

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
