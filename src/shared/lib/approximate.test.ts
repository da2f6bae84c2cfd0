import fc from 'fast-check';
import { approximate } from './approximate';

const rates = [
  { code: 'RUB', perUsd: 80 },
  { code: 'UAH', perUsd: 40 },
  { code: 'UZS', perUsd: 12_000 },
];

test('roubles are said in the currency of the host, to three significant digits', () => {
  expect(approximate(1_000_000, 'RUB', 'en', rates)).toBe(12_500);
  expect(approximate(1_234_567, 'RUB', 'ua', rates)).toBe(617_000);
  expect(approximate(100, 'RUB', 'uz', rates)).toBe(15_000);
});

test('dollars are said in the currency of the host, too', () => {
  expect(approximate(5_250, 'USD', 'ru', rates)).toBe(420_000);
  expect(approximate(5_250, 'USD', 'ua', rates)).toBe(210_000);
  expect(approximate(5_250, 'USD', 'en', rates)).toBeNull();
  expect(approximate(5_250, 'USD', 'uz', [])).toBeNull();
});

test('a host that counts in roubles, and a rate that is unknown, have no approximation', () => {
  expect(approximate(1_000_000, 'RUB', 'ru', rates)).toBeNull();
  expect(approximate(1_000_000, 'RUB', 'en', [])).toBeNull();
  expect(approximate(1_000_000, 'RUB', 'ua', [{ code: 'RUB', perUsd: 80 }])).toBeNull();
});

test('an approximation is at most half a percent off', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000_000 }),
      fc.constantFrom('en' as const, 'ua' as const, 'uz' as const),
      (roubles, host) => {
        const rate = { en: 1, ua: 40, uz: 12_000 }[host];
        const exact = (roubles / 80) * rate;
        expect(
          Math.abs((approximate(roubles, 'RUB', host, rates) ?? 0) - exact),
        ).toBeLessThanOrEqual(exact * 0.0051);
      },
    ),
  );
});
