import fc from 'fast-check';
import { limits } from '../../config/limits';
import {
  phoneCountries,
  phoneCountryCodes,
  type PhoneCountryCode,
} from '../../config/phone-countries';
import {
  digitCountOf,
  formatPhone,
  nicknameAfterEdit,
  phoneAfterEdit,
  phoneAfterInput,
  phoneAtRest,
  phoneNumberOf,
  phonePasted,
  readPhone,
} from './phone';

const country = fc.constantFrom(...phoneCountryCodes);
const digitString = fc
  .array(fc.integer({ min: 0, max: 9 }), { maxLength: 15 })
  .map((digits) => digits.join(''));
const typed = (text: string, code: PhoneCountryCode) =>
  phoneAfterInput({ text, caret: text.length }, code).text;
const paste = (text: string, code: PhoneCountryCode, field = { text: '', start: 0, end: 0 }) => {
  const after = phoneAfterInput(phonePasted(field, text, code), code);
  return phoneNumberOf(after.text, after.country);
};

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
    expect(phoneCountries[code].mask.replace(/[^9]/g, '')).toHaveLength(digits);
  });

  test('formatting is applied on input', () => {
    expect(typed('9161234567', 'ru')).toBe('(916) 123-45-67');
    expect(typed('9', 'ru')).toBe('(9');
    expect(typed('901234567', 'uz')).toBe('90 123-45-67');
  });

  test.each<[string, PhoneCountryCode, string]>([
    ['8 921 123-45-67', 'ru', '+79211234567'],
    ['8(921)1234567', 'ru', '+79211234567'],
    ['+7 (921) 123-45-67', 'ru', '+79211234567'],
    ['79211234567', 'ru', '+79211234567'],
    ['007 921 123 45 67', 'ru', '+79211234567'],
    ['921.123.45.67', 'ru', '+79211234567'],
    [' +7\u00A0921\u00A0123\u201145\u201167 ', 'ru', '+79211234567'],
    ['tel:+79211234567', 'ru', '+79211234567'],
    ['8 800 555-01-20', 'ru', '+78005550120'],
    ['8 701 123 45 67', 'kz', '+77011234567'],
    ['(701) 123 45 67', 'kz', '+77011234567'],
    ['8 (029) 123-45-67', 'by', '+375291234567'],
    ['067 123 45 67', 'ua', '+380671234567'],
    ['+38 (067) 123-45-67', 'ua', '+380671234567'],
    ['050 123 45 67', 'az', '+994501234567'],
    ['091 12-34-56', 'am', '+37491123456'],
    ['0555 123 456', 'kg', '+996555123456'],
    ['069 12 34 56', 'md', '+37369123456'],
    ['00992 90 123 4567', 'tj', '+992901234567'],
    ['8 65 12-34-56', 'tm', '+99365123456'],
    ['998901234567', 'uz', '+998901234567'],
    ['+1 (212) 555-0123', 'usa', '+12125550123'],
    // Of another country than the one that is chosen.
    ['+998 90 123-45-67', 'ru', '+998901234567'],
    ['00380 67 123 45 67', 'ru', '+380671234567'],
    ['+7 921 123-45-67', 'uz', '+79211234567'],
  ])('a pasted %p, with %s chosen, is %s', (text, code, number) => {
    expect(paste(text, code)).toBe(number);
  });

  test('a whole number that is pasted takes the place of what was there', () => {
    const field = { text: '(916) 1', start: 7, end: 7 };
    expect(paste('+7 921 123-45-67', 'ru', field)).toBe('+79211234567');
    expect(paste('23-45', 'ru', field)).toBe('+791612345');
  });

  test('if there are no digits, the emitted number is empty', () => {
    expect(phoneNumberOf('(', 'ru')).toBe('');
    expect(phoneNumberOf('', 'uz')).toBe('');
  });

  test('the text is never longer than 20 characters, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), country, (text, code) => {
        expect(typed(text, code).length).toBeLessThanOrEqual(limits.phoneLength);
      }),
    );
  });

  test('only digits are kept, truncated to the digit count of the country', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), country, (text, code) => {
        const read = readPhone(text, code);
        expect(read.digits).toMatch(/^\d*$/);
        expect(read.digits.length).toBeLessThanOrEqual(digitCountOf(read.country));
      }),
    );
  });

  test('what is formatted is read as it was, and is at rest', () => {
    fc.assert(
      fc.property(digitString, country, (text, code) => {
        const digits = text.slice(0, digitCountOf(code));
        const formatted = formatPhone(digits, code);
        expect(readPhone(formatted, code)).toEqual({ country: code, digits, before: 0 });
        expect(phoneAtRest(formatted, code)).toEqual({ country: code, text: formatted });
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

  test('a whole number in any spelling of the world is read as that number', () => {
    const whole = country.chain((code) =>
      fc
        .array(fc.integer({ min: 0, max: 9 }), {
          minLength: digitCountOf(code),
          maxLength: digitCountOf(code),
        })
        .map((digits) => ({ code, digits: digits.join('') })),
    );
    const separator = fc.constantFrom('', ' ', '-', '.', '\u00A0');
    fc.assert(
      fc.property(
        whole,
        fc.constantFrom('+', '00'),
        separator,
        country,
        (of, sign, mark, chosen) => {
          const code = phoneCountries[of.code].code.slice(1);
          const pasted = `${sign}${code}${mark}${of.digits.split('').join(mark)}`;
          expect(paste(pasted, chosen)).toBe(`+${code}${of.digits}`);
        },
      ),
    );
  });
});

/** A field as a browser keeps it: what stands in it, and where the caret is. */
interface Field {
  country: PhoneCountryCode;
  text: string;
  caret: number;
}

/** Where an edit happens, as a share of the text, so that it fits any text. */
const place = fc.double({ min: 0, max: 1, noNaN: true });
const edits = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ type: fc.integer({ min: 0, max: 9 }).map(String) }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('-', ' ', 'a', '+', 'ё') }) },
    { weight: 3, arbitrary: fc.record({ erase: fc.constantFrom('before', 'behind') }) },
    { weight: 2, arbitrary: fc.record({ moveTo: place }) },
    { weight: 1, arbitrary: fc.record({ paste: fc.string({ maxLength: 30 }), to: place }) },
    { weight: 1, arbitrary: fc.record({ country }) },
  ),
  { maxLength: 40 },
);
type Edit = typeof edits extends fc.Arbitrary<(infer One)[]> ? One : never;

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Does as the browser, the mask and the list of countries do. */
function edit(field: Field, done: Edit): Field {
  const { country: code, text, caret } = field;
  if ('moveTo' in done) return { ...field, caret: Math.round(done.moveTo * text.length) };
  if ('country' in done) {
    const digits = readPhone(text, code).digits.slice(0, digitCountOf(done.country));
    const formatted = formatPhone(digits, done.country);
    return { country: done.country, text: formatted, caret: formatted.length };
  }
  if ('paste' in done) {
    const end = Math.round(done.to * text.length);
    const place = { text, start: Math.min(caret, end), end: Math.max(caret, end) };
    return phoneAfterInput(phonePasted(place, done.paste, code), code);
  }
  if ('erase' in done) {
    const from = done.erase === 'before' ? Math.max(0, caret - 1) : caret;
    const left = text.slice(0, from) + text.slice(from + 1);
    return left === text ? field : phoneAfterEdit(text, { text: left, caret: from }, code);
  }
  const longer = text.slice(0, caret) + done.type + text.slice(caret);
  return phoneAfterEdit(text, { text: longer, caret: caret + 1 }, code);
}

describe('the caret, over any typing, deleting, pasting and change of country', () => {
  const start = (code: PhoneCountryCode): Field => ({ country: code, text: '', caret: 0 });

  test('stays within the text, which holds no more digits than the country has', () => {
    fc.assert(
      fc.property(country, edits, (code, all) => {
        let field = start(code);
        for (const one of all) {
          field = edit(field, one);
          expect(field.caret).toBeGreaterThanOrEqual(0);
          expect(field.caret).toBeLessThanOrEqual(field.text.length);
          expect(field.text.length).toBeLessThanOrEqual(limits.phoneLength);
          expect(digitsOf(field.text).length).toBeLessThanOrEqual(digitCountOf(field.country));
          const number = phoneNumberOf(field.text, field.country);
          const digits = digitsOf(field.text);
          expect(number).toBe(digits && phoneCountries[field.country].code + digits);
        }
      }),
    );
  });

  test('stands behind the digit that was typed, and the digits after it stay behind it', () => {
    fc.assert(
      fc.property(country, edits, fc.integer({ min: 0, max: 9 }), (code, all, digit) => {
        const field = all.reduce(edit, start(code));
        const before = digitsOf(field.text.slice(0, field.caret));
        const behind = digitsOf(field.text.slice(field.caret));
        fc.pre(before.length + behind.length < digitCountOf(field.country));
        const after = edit(field, { type: String(digit) });
        expect(digitsOf(after.text.slice(0, after.caret))).toBe(before + String(digit));
        expect(digitsOf(after.text.slice(after.caret))).toBe(behind);
      }),
    );
  });

  test('stays where it is while deleting, and the text is left as typed', () => {
    fc.assert(
      fc.property(country, edits, (code, all) => {
        const field = all.reduce(edit, start(code));
        fc.pre(field.caret > 0);
        const { text, caret } = edit(field, { erase: 'before' });
        expect(caret).toBe(field.caret - 1);
        expect(text).toBe(field.text.slice(0, caret) + field.text.slice(field.caret));
      }),
    );
  });

  test('a change of country keeps the digits, as many as the new country has', () => {
    fc.assert(
      fc.property(country, edits, country, (code, all, next) => {
        const field = all.reduce(edit, start(code));
        const after = edit(field, { country: next });
        expect(digitsOf(after.text)).toBe(digitsOf(field.text).slice(0, digitCountOf(next)));
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
