import fc from 'fast-check';
import { nearestFirst } from './nearest-first';

describe('nearestFirst', () => {
  it('puts the best score first, and ties in the order of the index', () => {
    const scores = new Map([
      [3, 0.8],
      [1, 1],
      [0, 0.8],
    ]);
    expect(nearestFirst(scores, ['a', 'b', 'c', 'd'])).toEqual(['b', 'a', 'd']);
  });

  it('leaves out documents that are gone', () => {
    expect(nearestFirst(new Map([[7, 1]]), ['a'])).toEqual([]);
  });

  it('orders whatever scores there are as a sort by score and id does', () => {
    const scored = fc.uniqueArray(fc.tuple(fc.nat(300), fc.constantFrom(0.6, 0.8, 0.9, 1, 1.8)), {
      selector: ([docId]) => docId,
    });
    const documents = Array.from({ length: 301 }, (_, docId) => docId);
    fc.assert(
      fc.property(scored, (pairs) => {
        const sorted = [...pairs].sort(
          ([docId, score], [otherId, other]) => other - score || docId - otherId,
        );
        expect(nearestFirst(new Map(pairs), documents)).toEqual(sorted.map(([docId]) => docId));
      }),
    );
  });
});
