import fc from 'fast-check';
import { phoneCountries, phoneCountryCodes } from '../config/phone-countries';
import { phoneCountryOf, phoneLengthOf } from './phone';

test('a number is whole when it has its country’s digits after the code', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...phoneCountryCodes),
      fc.integer({ min: 0, max: 14 }),
      (of, count) => {
        const { code, digits } = phoneCountries[of];
        const number = code + '5'.repeat(count);
        const country = phoneCountryOf(number);
        expect(country && phoneCountries[country].code).toBe(code);
        const fewest = of === 'usa' ? 10 : digits;
        const length = count < fewest ? 'short' : count > digits ? 'long' : 'whole';
        expect(phoneLengthOf(number, of)).toBe(length);
      },
    ),
  );
});

test('the code of the country does not count: nine of ten Russian digits are too few', () => {
  expect(phoneLengthOf('+7 (916) 123-45-6', 'ru')).toBe('short');
  expect(phoneLengthOf('+7 (916) 123-45-67', 'ru')).toBe('whole');
});

test('a number with the code of none of the countries has no country', () => {
  expect(phoneCountryOf('+49 170 1234567')).toBeNull();
  expect(phoneCountryOf('8 916 123-45-67')).toBeNull();
  expect(phoneCountryOf('')).toBeNull();
});
