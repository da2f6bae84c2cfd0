/** @jest-environment node */
import fc from 'fast-check';
import { createDice } from './dice';

describe('dice', () => {
  it('roll the same for the same seeds and differently for neighbours', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (seed, index) => {
        const rolls = (...seeds: number[]) => {
          const { roll } = createDice(...seeds);
          return [roll(), roll(), roll()];
        };
        expect(rolls(seed, index)).toEqual(rolls(seed, index));
        expect(rolls(seed, index)).not.toEqual(rolls(seed, index + 1));
      }),
    );
  });

  it('stay within what is asked', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 0, max: 1000 }),
        fc.nat(1000),
        (seed, from, more) => {
          const dice = createDice(seed);
          const value = dice.between(from, from + more);
          expect(value).toBeGreaterThanOrEqual(from);
          expect(value).toBeLessThanOrEqual(from + more);
          expect(dice.roll()).toBeLessThan(1);
        },
      ),
    );
  });

  it('shuffle without losing anything', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.integer()), (seed, list) => {
        const shuffled = createDice(seed).shuffled(list);
        expect([...shuffled].sort()).toEqual([...list].sort());
      }),
    );
  });

  it('follow the weights', () => {
    const dice = createDice(1);
    const drawn = Array.from({ length: 4000 }, () =>
      dice.weighted(
        ['rare', 'common', 'never'],
        (one) => ({ rare: 1, common: 3, never: 0 })[one] ?? 0,
      ),
    );
    expect(drawn).not.toContain('never');
    expect(drawn.filter((one) => one === 'common').length / drawn.length).toBeCloseTo(0.75, 1);
  });

  it('cannot pick from nothing', () => {
    expect(() => createDice(1).pick([])).toThrow(RangeError);
  });
});
