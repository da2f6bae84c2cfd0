/** @jest-environment node */
import fc from 'fast-check';
import { hostCodes, languageOf } from '../../config/hosts';
import { languages } from '../../config/languages';
import { formatMeasure, formatNumber } from './numbers';

test('a number has its thousands apart, a measure at most one decimal', () => {
  expect(formatNumber(1_250_000, 'ru')).toBe('1\u00A0250\u00A0000');
  expect(formatNumber(1_250_000, 'en')).toBe('1,250,000');
  expect(formatMeasure(40.5, 'uz')).toBe('40,5');
  expect(formatMeasure(40, 'ua')).toBe('40');
});

test('a number is written as the language has it', () => {
  const digits = fc.constantFrom(0, 1, 2, 3);
  // Hundredths and thousandths, of which each half is a case of its own.
  const values = fc.tuple(fc.integer(), fc.constantFrom(1, 10, 100, 1000, 10_000));
  fc.assert(
    fc.property(
      values,
      fc.constantFrom(...hostCodes),
      digits,
      digits,
      ([steps, parts], host, one, other) => {
        const value = steps / parts;
        const [atLeast, atMost] = [Math.min(one, other), Math.max(one, other)];
        const written = new Intl.NumberFormat(languages[languageOf(host)].numbersLike, {
          minimumFractionDigits: atLeast,
          maximumFractionDigits: atMost,
          useGrouping: 'always',
          signDisplay: 'negative',
        }).format(value);
        expect(formatNumber(value, host, { atLeast, atMost })).toBe(written);
      },
    ),
  );
});
