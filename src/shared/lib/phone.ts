import { limits } from '../../config/limits';
import {
  phoneCountries,
  phoneCountryCodes,
  type PhoneCountry,
  type PhoneCountryCode,
} from '../../config/phone-countries';

export interface PhoneValue {
  country: PhoneCountryCode;
  /** As the field shows it, without the country's code. */
  text: string;
}

interface ReadPhone {
  country: PhoneCountryCode;
  /** After the country's code, no more than the country has. */
  digits: string;
  /** How many digits stood before these. */
  before: number;
}

/**
 * Digits of what was typed or pasted (spec §5 "Phone input"): `+7 (921) …`, `8 921 …`, `007921…` and
 * `921 …` are one number. A number with the code of another country is of that country.
 */
export function readPhone(text: string, country: PhoneCountryCode): ReadPhone {
  const digits = text.replace(/\D/g, '');
  const abroad = readAbroad(text, digits, country);
  if (abroad) return abroad;
  const most = digitCountOf(country);
  const before =
    digits.length > most ? (phoneCountries[country].before.exec(digits)?.[0].length ?? 0) : 0;
  return { country, digits: digits.slice(before, before + most), before };
}

/** As one writes it to be called from abroad: with a plus, or with 00 in its place. */
function readAbroad(text: string, digits: string, country: PhoneCountryCode): ReadPhone | null {
  const isWithPlus = text.trimStart().startsWith('+');
  const isWithZeros = digits.startsWith('00') && digits.length > digitCountOf(country);
  if (!isWithPlus && !isWithZeros) return null;
  const zeros = isWithPlus ? 0 : 2;
  // Of two countries with one code the chosen one stays.
  const of = [country, ...phoneCountryCodes].find((candidate) =>
    digits.startsWith(codeDigits(candidate), zeros),
  );
  if (!of) return null;
  const before = zeros + codeDigits(of).length;
  return { country: of, digits: digits.slice(before, before + digitCountOf(of)), before };
}

const codeDigits = (country: PhoneCountryCode) => phoneCountries[country].code.slice(1);

/** Digits of a number after the code of its country (spec §9). */
export function digitCountOf(country: PhoneCountryCode): number {
  return phoneCountries[country].digits;
}

/** Digits as the country writes them, as far as they go. */
export function formatPhone(digits: string, country: PhoneCountryCode): string {
  let next = 0;
  let text = '';
  for (const sign of phoneCountries[country].mask) {
    if (next >= digits.length) break;
    text += sign === '9' ? digits[next++] : sign;
  }
  return text;
}

/** A text as its country writes it. */
export function phoneAtRest(text: string, country: PhoneCountryCode): PhoneValue {
  const read = readPhone(text, country);
  return { country: read.country, text: formatPhone(read.digits, read.country) };
}

/** A text with the place of the caret in it. */
export interface TextAndCaret {
  text: string;
  caret: number;
}

/**
 * What the field shows after something was typed: formatted, with the caret behind the digit that it
 * was behind.
 */
export function phoneAfterInput(
  { text, caret }: TextAndCaret,
  country: PhoneCountryCode,
): PhoneValue & TextAndCaret {
  const { digits, before, country: of } = readPhone(text, country);
  const formatted = formatPhone(digits, of).slice(0, limits.phoneLength);
  const behind = text.slice(0, caret).replace(/\D/g, '').length - before;
  return { country: of, text: formatted, caret: placeBehind(formatted, behind) };
}

/**
 * What the field shows after an edit. While deleting, text is left as typed (spec §5), so that the
 * caret does not fight with the mask.
 */
export function phoneAfterEdit(
  before: string,
  { text, caret }: TextAndCaret,
  country: PhoneCountryCode,
): PhoneValue & TextAndCaret {
  const isDeletion =
    text.length < before.length &&
    before.startsWith(text.slice(0, caret)) &&
    before.endsWith(text.slice(caret));
  return isDeletion ? { country, text, caret } : phoneAfterInput({ text, caret }, country);
}

/** What a paste makes of a field: a whole number takes the place of what was there. */
export function phonePasted(
  field: { text: string; start: number; end: number },
  pasted: string,
  country: PhoneCountryCode,
): TextAndCaret {
  const read = readPhone(pasted, country);
  const { digits, fewest = digits }: PhoneCountry = phoneCountries[read.country];
  if (read.digits.length >= fewest) return { text: pasted, caret: pasted.length };
  return {
    text: field.text.slice(0, field.start) + pasted + field.text.slice(field.end),
    caret: field.start + pasted.length,
  };
}

/** Index behind so many digits of a text, or behind its last one. */
function placeBehind(text: string, count: number): number {
  let place = 0;
  let left = count;
  while (left > 0 && place < text.length) {
    if (/\d/.test(text.charAt(place))) left -= 1;
    place += 1;
  }
  return place;
}

/** What the field means: code and digits, empty without digits (spec §5). */
export function phoneNumberOf(text: string, country: PhoneCountryCode): string {
  const read = readPhone(text, country);
  return read.digits === '' ? '' : phoneCountries[read.country].code + read.digits;
}

/** Spec §5 "Nickname input": an @ is put before; clearing leaves only the @. */
export function nicknameAfterEdit(text: string): string {
  return `@${text.replace(/[@\s]/g, '')}`;
}
