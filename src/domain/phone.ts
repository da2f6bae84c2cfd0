import {
  phoneCountries,
  phoneCountryCodes,
  type PhoneCountry,
  type PhoneCountryCode,
} from '../config/phone-countries';

/**
 * The country whose code a number begins with; null when it begins with none of ours. Of two that
 * share a code it is the first of the list.
 * @param number with its plus, e.g. `+7 (916) 123-45-67`
 */
export function phoneCountryOf(number: string): PhoneCountryCode | null {
  const bare = number.replace(/[^\d+]/g, '');
  return phoneCountryCodes.find((country) => bare.startsWith(phoneCountries[country].code)) ?? null;
}

/** How a number's digits compare with what its country has after the code (spec §9). */
export function phoneLengthOf(
  number: string,
  country: PhoneCountryCode,
): 'short' | 'whole' | 'long' {
  const { code, digits, fewest = digits }: PhoneCountry = phoneCountries[country];
  const count = number.replace(/\D/g, '').length - (code.length - 1);
  if (count < fewest) return 'short';
  return count > digits ? 'long' : 'whole';
}
