import { diamondCuts } from '../../../config/diamond-prices';
import { claims } from '../../../config/claims';
import { facetsOf, isBelow, shadeOf } from './facets';

const kindsOf = (cut: (typeof diamondCuts)[number]) =>
  facetsOf(cut).reduce<Record<string, number>>(
    (counts, { kind }) => ({ ...counts, [kind]: (counts[kind] ?? 0) + 1 }),
    {},
  );

test('round is drawn as RB-57: 33 facets of the crown, which 24 of the pavilion complete', () => {
  const { table, star, kite, half } = kindsOf('round');
  expect([table, star, kite, half]).toEqual([1, 8, 8, 16]);
  expect(1 + 8 + 8 + 16 + 24).toBe(claims.roundCut.numbers.ru.facets);
});

test.each(diamondCuts)('%s has one table and lies whole within its square', (cut) => {
  const facets = facetsOf(cut);
  expect(kindsOf(cut).table).toBe(1);
  for (const { points } of facets) {
    expect(points.length).toBeGreaterThanOrEqual(3);
    for (const [x, y] of points) {
      expect(Math.abs(x)).toBeLessThanOrEqual(50);
      expect(Math.abs(y)).toBeLessThanOrEqual(50);
    }
  }
});

test('no two cuts are drawn alike', () => {
  const drawings = diamondCuts.map((cut) => JSON.stringify(facetsOf(cut)));
  expect(new Set(drawings).size).toBe(diamondCuts.length);
});

test('the light comes from the upper left: the crown is darker below, the table is bright', () => {
  const crown = facetsOf('round').filter((facet) => facet.kind === 'kite' && !isBelow(facet));
  const [upper, , , , lower] = crown;
  if (!upper || !lower) throw new Error('a round stone has eight kites');
  expect(shadeOf(upper, 0)).toBeLessThan(shadeOf(lower, 0));
  for (const cut of diamondCuts) {
    for (const [place, facet] of facetsOf(cut).entries()) {
      const shade = shadeOf(facet, place);
      expect(shade).toBeGreaterThanOrEqual(0);
      expect(shade).toBeLessThanOrEqual(1);
      if (facet.kind === 'table') expect(shade).toBe(0);
    }
  }
});
