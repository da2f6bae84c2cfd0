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
  phoneAfterEdit,
  phoneAfterInput,
  phoneNumberOf,
  phonePasted,
  readPhone,
} from './phone';

const country = fc.constantFrom(...phoneCountryCodes);

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
