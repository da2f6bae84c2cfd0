/** @jest-environment node */
import fc from 'fast-check';
import { hostCodes } from '../../config/hosts';
import { formatPrice, formatRoubles, formatUsd } from './money';

test('a price has narrow no-break spaces and the sign of its currency', () => {
  expect(formatPrice(1_250_000, 'ru')).toBe('1\u202F250\u202F000\u202F₽');
  expect(formatPrice(1_250_000, 'ua')).toBe('1\u202F250\u202F000\u202F₴');
  expect(formatPrice(129_000_000, 'uz')).toBe('129\u202F000\u202F000\u202Fsoʻm');
  expect(formatPrice(1_250_000, 'en')).toBe('$1,250,000');
});

test('roubles are set apart in English, whose own currency is not', () => {
  expect(formatRoubles(50_000, 'en')).toBe('₽\u202F50,000');
  expect(formatRoubles(50_000, 'uz')).toBe('50\u202F000\u202F₽');
});

test('dollars stand where the language of the host puts them', () => {
  expect(formatUsd(10_600, 'ru')).toBe('10\u202F600\u202F$');
  expect(formatUsd(10_600, 'uz')).toBe('10\u202F600\u202F$');
});

test('a price never breaks over two lines and keeps all of its digits', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000_000), fc.constantFrom(...hostCodes), (amount, host) => {
      const text = formatPrice(amount, host);
      expect(text).not.toMatch(/[ \u00A0]/);
      expect(text.replace(/\D/g, '')).toBe(String(amount));
    }),
  );
});
