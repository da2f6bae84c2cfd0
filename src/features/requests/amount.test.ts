import fc from 'fast-check';
import { formatNumber } from '../../shared/lib/numbers';
import { amountAtRest, amountOf } from './amount';

test.each([
  ['1500000', '1500000'],
  ['1 500 000 ₽', '1500000'],
  ['1\u202F500\u00A0000 руб.', '1500000'],
  ['1.500.000', '1500000'],
  ['1,500,000', '1500000'],
  ['1500000,00', '1500000'],
  ['007', '7'],
  ['0', '0'],
  ['', ''],
  ['  ', ''],
])('%j roubles are %j', (text, amount) => {
  expect(amountOf(text)).toBe(amount);
});

test.each(['1,5 млн', 'полтора миллиона', '-5', '1e6', '12.50', '0x10', '1.50.000', '₽'])(
  '%j is no amount and stays as typed, for the contract to refuse',
  (text) => {
    expect(amountOf(text)).toBe(text);
    expect(amountAtRest(text)).toBe(text);
  },
);

test('any amount means the same however a host writes it, and once the field is left', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 1_000_000_000 }),
      fc.constantFrom('ru' as const, 'en' as const, 'ua' as const, 'uz' as const),
      (amount, host) => {
        expect(amountOf(formatNumber(amount, host))).toBe(String(amount));
        expect(amountOf(amountAtRest(String(amount)))).toBe(String(amount));
      },
    ),
  );
});

test('of any text either digits come or the text itself, and rest changes no meaning', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const amount = amountOf(text);
      expect(/^\d+$/.test(amount) || amount === text.trim()).toBe(true);
      expect(amountOf(amountAtRest(text))).toBe(amount);
    }),
  );
});
