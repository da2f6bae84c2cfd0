import fc from 'fast-check';
import { nearestFirst } from './nearest-first';

describe('nearestFirst', () => {
  it('puts the best score first, and of one score what lies first', () => {
    const scores = new Map([
      [3, 0.8],
      [1, 1],
      [0, 0.8],
    ]);
    expect(nearestFirst(scores, ['a', 'b', 'c', 'd'])).toEqual(['b', 'a', 'd']);
  });

  it('leaves out places of things that are gone', () => {
    expect(nearestFirst(new Map([[7, 1]]), ['a'])).toEqual([]);
  });

  it('orders whatever scores there are as a sort by score and place does', () => {
    const scored = fc.uniqueArray(fc.tuple(fc.nat(300), fc.constantFrom(0.6, 0.8, 0.9, 1, 1.8)), {
      selector: ([place]) => place,
    });
    const things = Array.from({ length: 301 }, (_, place) => place);
    fc.assert(
      fc.property(scored, (pairs) => {
        const sorted = [...pairs].sort(
          ([place, score], [otherPlace, other]) => other - score || place - otherPlace,
        );
        expect(nearestFirst(new Map(pairs), things)).toEqual(sorted.map(([place]) => place));
      }),
    );
  });
});
