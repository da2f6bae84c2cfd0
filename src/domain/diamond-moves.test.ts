import fc from 'fast-check';
import { diamondClarities, diamondColours, diamondCuts } from '../config/diamond-prices';
import { movesOf, type Move } from './diamond-moves';
import { priceOfDiamond, type Diamond } from './diamond-price';

const anyDiamond: fc.Arbitrary<Diamond> = fc.record({
  cut: fc.constantFrom(...diamondCuts),
  colour: fc.constantFrom(...diamondColours),
  clarity: fc.constantFrom(...diamondClarities),
  carats: fc.integer({ min: 18, max: 1000 }).map((points) => points / 100),
});
const stone: Diamond = { cut: 'round', colour: 'G', clarity: 'VS2', carats: 1 };

/** The stone that a move speaks of. */
function moved(diamond: Diamond, move: Move): Diamond {
  switch (move.by) {
    case 'clarity':
      return { ...diamond, clarity: move.to };
    case 'colour':
      return { ...diamond, colour: move.to };
    case 'weight':
      return { ...diamond, carats: move.to };
    case 'cut':
      return { ...diamond, cut: move.to === 'round' ? 'round' : 'oval' };
  }
}

test('one grade of clarity up is 8 % more for VS2', () => {
  expect(movesOf(stone)).toContainEqual({
    by: 'clarity',
    to: 'VS1',
    percent: { least: 8, most: 8 },
  });
});

test('below the best grade it is told what one grade down takes', () => {
  const moves = movesOf({ ...stone, colour: 'D', clarity: 'IF' });
  expect(moves).toContainEqual({ by: 'clarity', to: 'VVS1', percent: { least: -9, most: -9 } });
  expect(moves).toContainEqual({ by: 'colour', to: 'E', percent: { least: -9, most: -9 } });
});

test('a fancy cut takes 15–20 % of a round stone; a round one would cost 18–25 % more', () => {
  expect(movesOf(stone)).toContainEqual({
    by: 'cut',
    to: 'fancy',
    percent: { least: -20, most: -15 },
  });
  expect(movesOf({ ...stone, cut: 'pear' })).toContainEqual({
    by: 'cut',
    to: 'round',
    percent: { least: 18, most: 25 },
  });
});

test('the last band has no next one', () => {
  const kinds = movesOf({ ...stone, carats: 5 }).map(({ by }) => by);
  expect(kinds.sort()).toEqual(['clarity', 'colour', 'cut']);
});

test('what moves the price most stands first', () => {
  fc.assert(
    fc.property(anyDiamond, (diamond) => {
      const sizes = movesOf(diamond).map(({ percent: { least, most } }) =>
        Math.max(Math.abs(least), Math.abs(most)),
      );
      expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
      expect(sizes.every((size) => size > 0)).toBe(true);
    }),
  );
});

test('a move says what the price of the other stone is', () => {
  fc.assert(
    fc.property(
      // Where a dollar that was rounded is less than half a percent.
      anyDiamond.filter((diamond) => priceOfDiamond(diamond).inCut.least > 1000),
      (diamond) => {
        for (const move of movesOf(diamond)) {
          const [was, is] = [priceOfDiamond(diamond), priceOfDiamond(moved(diamond, move))];
          const [from, to] =
            move.by === 'weight'
              ? [was.perCarat, is.perCarat]
              : move.by === 'cut'
                ? [was.inCut.least, is.inCut.least]
                : [was.round, is.round];
          const percent = (to / from - 1) * 100;
          expect(percent).toBeGreaterThanOrEqual(move.percent.least - 0.8);
          expect(percent).toBeLessThanOrEqual(move.percent.most + 0.8);
        }
      },
    ),
  );
});
