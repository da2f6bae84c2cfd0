import fc from 'fast-check';
import { limits } from '../../config/limits';
import { phoneCountries, phoneCountryCodes } from '../../config/phone-countries';
import {
  digitCountOf,
  formatPhone,
  nicknameAfterEdit,
  phoneAfterEdit,
  phoneDigits,
  phoneNumberOf,
} from './phone';

const country = fc.constantFrom(...phoneCountryCodes);
const digitString = fc
  .array(fc.integer({ min: 0, max: 9 }), { maxLength: 15 })
  .map((digits) => digits.join(''));

describe('phone input', () => {
  test.each([
    ['ru', 10],
    ['kz', 10],
    ['usa', 11],
    ['ua', 9],
    ['uz', 9],
    ['az', 9],
    ['by', 9],
    ['tj', 9],
    ['kg', 9],
    ['am', 8],
    ['md', 8],
    ['tm', 8],
  ] as const)('%s has %i digits after the country code', (code, digits) => {
    expect(digitCountOf(code)).toBe(digits);
  });

  test('formatting is applied on input', () => {
    expect(phoneAfterEdit('9161234567', 'ru', false)).toBe('(916) 123-45-67');
    expect(phoneAfterEdit('9', 'ru', false)).toBe('(9');
    expect(phoneAfterEdit('901234567', 'uz', false)).toBe('90 123-45-67');
  });

  test.each(['+7 916 123-45-67', '8 (916) 123-45-67', '79161234567'])(
    'a pasted %s loses its country code, not its last digits',
    (pasted) => {
      expect(phoneNumberOf(pasted, 'ru')).toBe('+79161234567');
    },
  );

  test('while deleting, text is left as typed', () => {
    expect(phoneAfterEdit('(916) 123-45-', 'ru', true)).toBe('(916) 123-45-');
  });

  test('if there are no digits, the emitted number is empty', () => {
    expect(phoneNumberOf('(', 'ru')).toBe('');
    expect(phoneNumberOf('', 'uz')).toBe('');
  });

  test('the text is never longer than 20 characters, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), country, fc.boolean(), (text, code, isDeleting) => {
        expect(phoneAfterEdit(text, code, isDeleting).length).toBeLessThanOrEqual(
          limits.phoneLength,
        );
      }),
    );
  });

  test('only digits are kept, truncated to the digit count of the country', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), country, (text, code) => {
        const digits = phoneDigits(text, code);
        expect(digits).toMatch(/^\d*$/);
        expect(digits.length).toBeLessThanOrEqual(digitCountOf(code));
      }),
    );
  });

  test('what is formatted is read as it was', () => {
    fc.assert(
      fc.property(digitString, country, (text, code) => {
        const digits = text.slice(0, digitCountOf(code));
        expect(phoneDigits(formatPhone(digits, code), code)).toBe(digits);
      }),
    );
  });

  test('the emitted value is code plus digits', () => {
    fc.assert(
      fc.property(digitString, country, (text, code) => {
        const digits = text.slice(0, digitCountOf(code));
        const expected = digits === '' ? '' : phoneCountries[code].code + digits;
        expect(phoneNumberOf(formatPhone(digits, code), code)).toBe(expected);
      }),
    );
  });
});

describe('nickname input', () => {
  test("'@' is prefixed if missing; clearing leaves only '@'", () => {
    expect(nicknameAfterEdit('karat')).toBe('@karat');
    expect(nicknameAfterEdit('@karat')).toBe('@karat');
    expect(nicknameAfterEdit('')).toBe('@');
  });
});
