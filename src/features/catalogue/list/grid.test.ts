import fc from 'fast-check';
import { parseGrid, toggledBig, toggledGrid, usualGrid } from './grid';

describe('the grid of a list', () => {
  test('the grid toggle flips the extended flag and clears the big-grid flag', () => {
    expect(toggledGrid({ isExtended: false, isBig: true })).toEqual({
      isExtended: true,
      isBig: false,
    });
    expect(toggledGrid({ isExtended: true, isBig: false })).toEqual(usualGrid);
  });

  test('big cards are turned on and off', () => {
    expect(toggledBig({ isExtended: true, isBig: false })).toEqual({
      isExtended: false,
      isBig: true,
    });
    expect(toggledBig(toggledBig(usualGrid))).toEqual(usualGrid);
  });

  test('is kept as it was; what is corrupt is dropped', () => {
    for (const grid of [usualGrid, toggledGrid(usualGrid), toggledBig(usualGrid)]) {
      expect(parseGrid({ ...grid })).toEqual(grid);
    }
    expect(parseGrid(null)).toEqual(usualGrid);
    fc.assert(
      fc.property(fc.jsonValue(), (kept) => {
        const { isExtended, isBig } = parseGrid(kept);
        expect(isExtended && isBig).toBe(false);
      }),
    );
  });
});
