import fc from 'fast-check';
import { claims } from '../../config/claims';
import { hostCodes } from '../../config/hosts';
import { estimate, largestSum, parseSum, wishes } from './estimate';

const anyHost = fc.constantFrom(...hostCodes);
const anyWish = fc.constantFrom(...wishes);
const anySum = fc.integer({ min: 1, max: 10_000_000_000 });

test('a loan valuation is 10–15 % lower than a buy-back valuation', () => {
  expect(estimate('sell', 1_000_000, 'ru').loan).toEqual({ least: 850_000, most: 900_000 });
  fc.assert(
    fc.property(anyHost, anySum, (host, sum) => {
      const { buyBack, loan } = estimate('sell', sum, host);
      expect(buyBack).toEqual({ least: sum, most: sum });
      expect(Math.abs(loan.least - sum * 0.85)).toBeLessThan(1.01);
      expect(Math.abs(loan.most - sum * 0.9)).toBeLessThan(1.01);
    }),
  );
});

test('a loan needs a buy-back valuation from which it is 10–15 % lower', () => {
  expect(estimate('pawn', 900_000, 'ru').buyBack).toEqual({ least: 1_000_000, most: 1_058_824 });
  fc.assert(
    fc.property(anyHost, anySum, (host, sum) => {
      const { buyBack, loan } = estimate('pawn', sum, host);
      expect(loan).toEqual({ least: sum, most: sum });
      // Going back from the needed valuation meets the sum again, to the rouble that was rounded.
      expect(estimate('sell', buyBack.least, host).loan.most - sum).toBeGreaterThanOrEqual(0);
      expect(estimate('sell', buyBack.least, host).loan.most - sum).toBeLessThanOrEqual(1);
      expect(estimate('sell', buyBack.most, host).loan.least - sum).toBeGreaterThanOrEqual(0);
      expect(estimate('sell', buyBack.most, host).loan.least - sum).toBeLessThanOrEqual(1);
    }),
  );
});

test('buy-back pays up to 95 % on ru and up to 60 % elsewhere, so the object is worth more', () => {
  expect(estimate('sell', 950_000, 'ru').worthAtLeast).toBe(1_000_000);
  for (const host of ['en', 'ua', 'uz'] as const) {
    expect(estimate('sell', 600_000, host).worthAtLeast).toBe(1_000_000);
  }
  fc.assert(
    fc.property(anyHost, anyWish, anySum, (host, wish, sum) => {
      const { worthAtLeast, buyBack } = estimate(wish, sum, host);
      const share = claims.buyBack.numbers[host].upToPercent / 100;
      expect(worthAtLeast * share).toBeGreaterThanOrEqual(buyBack.least - 0.01);
      expect((worthAtLeast - 1) * share).toBeLessThan(buyBack.least);
    }),
  );
});

test('loans are issued from 50,000 to 150,000,000 roubles, larger by agreement', () => {
  const answer = (sum: number) => estimate('pawn', sum, 'ru').loanAnswer;
  expect(answer(49_999)).toBe('tooSmall');
  expect(answer(50_000)).toBe('offered');
  expect(answer(150_000_000)).toBe('offered');
  expect(answer(150_000_001)).toBe('byAgreement');
  // The better end of the valuation decides whether there is a loan at all.
  expect(estimate('sell', 55_555, 'ru').loanAnswer).toBe('tooSmall');
  expect(estimate('sell', 55_556, 'ru').loanAnswer).toBe('offered');
});

test('the amount field of the form ends at 100,000,000 roubles', () => {
  expect(estimate('pawn', 100_000_000, 'ru').fitsForm).toBe(true);
  expect(estimate('pawn', 100_000_001, 'ru').fitsForm).toBe(false);
});

test('more money never needs a lesser object', () => {
  fc.assert(
    fc.property(anyHost, anyWish, anySum, anySum, (host, wish, one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      expect(estimate(wish, less, host).worthAtLeast).toBeLessThanOrEqual(
        estimate(wish, more, host).worthAtLeast,
      );
    }),
  );
});

test.each(['1000000', '1 000 000', '1 000 000', '1,000,000', '1.000.000', ' 1’000’000 ₽'])(
  'a sum may be typed as %j',
  (typed) => expect(parseSum(typed, 'pawn', 'ru')).toEqual({ sum: 1_000_000 }),
);

test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['много', 'noNumber'],
  ['-5', 'noNumber'],
  ['1,5', 'noNumber'],
  ['1e9', 'noNumber'],
  ['49 999', 'tooSmall'],
  [String(largestSum + 1), 'tooLarge'],
  ['9'.repeat(400), 'tooLarge'],
] as const)('%j is refused as %s', (typed, problem) => {
  expect(parseSum(typed, 'pawn', 'ru')).toEqual({ problem });
});

test('anything typed is a whole number of roubles or has a problem with a name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), anyWish, anyHost, (typed, wish, host) => {
      const read = parseSum(typed, wish, host);
      if ('problem' in read) expect(read.problem).toMatch(/^(required|noNumber|too(Small|Large))$/);
      else {
        expect(Number.isSafeInteger(read.sum)).toBe(true);
        expect(read.sum).toBeGreaterThan(0);
      }
    }),
  );
});
