import { limits } from '../../config/limits';
import { phoneCountries, type PhoneCountryCode } from '../../config/phone-countries';

/** Digits of a number after the code of its country (spec §9). */
export function digitCountOf(country: PhoneCountryCode): number {
  return phoneCountries[country].mask.replace(/[^9]/g, '').length;
}

/**
 * Digits of what was typed or pasted, without the country's code when it stands before them, and no
 * more than the country has (spec §5 "Phone input").
 */
export function phoneDigits(text: string, country: PhoneCountryCode): string {
  const code = phoneCountries[country].code.slice(1);
  const most = digitCountOf(country);
  const digits = text.replace(/\D/g, '');
  const isWithCode = text.trimStart().startsWith('+') && digits.startsWith(code);
  if (isWithCode) return digits.slice(code.length, code.length + most);
  if (digits.length <= most) return digits;
  // A whole number without its plus, or with the 8 that Russia dials instead of +7.
  const before = [code, code === '7' ? '8' : code].find((prefix) => digits.startsWith(prefix));
  return digits.slice(before?.length ?? 0).slice(0, most);
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

/**
 * What the field shows after an edit: formatted, but left as typed while deleting, so that the caret
 * does not fight with the mask (spec §5).
 */
export function phoneAfterEdit(
  text: string,
  country: PhoneCountryCode,
  isDeleting: boolean,
): string {
  const kept = isDeleting ? text : formatPhone(phoneDigits(text, country), country);
  return kept.slice(0, limits.phoneLength);
}

/** What the field means: code and digits, empty without digits (spec §5). */
export function phoneNumberOf(text: string, country: PhoneCountryCode): string {
  const digits = phoneDigits(text, country);
  return digits === '' ? '' : phoneCountries[country].code + digits;
}

/** Spec §5 "Nickname input": an @ is put before; clearing leaves only the @. */
export function nicknameAfterEdit(text: string): string {
  return `@${text.replace(/[@\s]/g, '')}`;
}
