import fc from 'fast-check';
import { vitalNames, vitals, type VitalName } from '../config/web-vitals';
import { p75, rangeEnd, rangeOf } from './vital-ranges';

const anyName = fc.constantFrom(...vitalNames);

/** Numbers of visits by range. */
function counted(name: VitalName, values: readonly number[]): Map<number, number> {
  const visits = new Map<number, number>();
  for (const value of values) {
    const range = rangeOf(name, value);
    visits.set(range, (visits.get(range) ?? 0) + 1);
  }
  return visits;
}

test('a value lies within its range, and no vital has more than eighty', () => {
  fc.assert(
    fc.property(anyName, fc.double({ min: 0, max: 1, noNaN: true }), (name, share) => {
      const value = share * vitals[name].largest;
      const range = rangeOf(name, value);
      expect(range).toBeLessThan(80);
      expect(value).toBeLessThanOrEqual(rangeEnd(name, range) * 1.000001);
      if (range > 0) expect(value).toBeGreaterThanOrEqual(rangeEnd(name, range - 1) * 0.999999);
    }),
  );
});

test('what is told of visits is within a fifth of what three of four of them stay within', () => {
  const values = fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), {
    minLength: 1,
    maxLength: 200,
  });
  fc.assert(
    fc.property(anyName, values, (name, shares) => {
      const sorted = shares.map((share) => share * vitals[name].good * 3).sort((a, b) => a - b);
      const exact = sorted[Math.ceil(sorted.length * 0.75) - 1] ?? NaN;
      const told = p75(name, counted(name, sorted)) ?? NaN;
      expect(told / exact).toBeGreaterThan(1 / 1.2001);
      expect(told / exact).toBeLessThan(1.2001);
    }),
  );
});

test('without visits there is nothing to tell', () => {
  expect(p75('lcp', new Map())).toBeNull();
});
