import fc from 'fast-check';
import { anItem } from '../../../../tests/support/an-item';
import { cardsOf, mostLists, parseKnown, withPages, type KnownList } from './known-lists';

const cards = (...ids: number[]) => ids.map((id) => anItem({ id, url: `item-${id}` }));
const list = (change: Partial<KnownList> = {}): KnownList => ({
  list: 'clocks_today',
  pages: { 1: cards(1, 2) },
  total: 50,
  lastPage: 3,
  knownAt: 1,
  ...change,
});

describe('lists that are known', () => {
  test('a further page is added to those of its list, which comes first', () => {
    const other = list({ list: 'arts' });
    const lists = withPages([other, list()], list({ pages: { 2: cards(3) }, total: 51 }));
    expect(lists.map((one) => one.list)).toEqual(['clocks_today', 'arts']);
    expect(lists[0]).toEqual(list({ pages: { 1: cards(1, 2), 2: cards(3) }, total: 51 }));
  });

  test('only the latest are kept', () => {
    const lists = Array.from({ length: mostLists + 3 }, (_, place) => list({ list: `${place}` }));
    expect(lists.reduce<KnownList[]>(withPages, []).map((one) => one.list)).toEqual(
      lists
        .slice(-mostLists)
        .map((one) => one.list)
        .reverse(),
    );
  });

  test('an item that moved between two answers shows once; a missing page ends the list', () => {
    const { cards: shown, loaded } = cardsOf([cards(1, 2), cards(2, 3), undefined, cards(9)]);
    expect(shown.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(loaded).toBe(2);
    expect(cardsOf([undefined]).loaded).toBe(0);
  });

  test('are kept for the session as they were; what is corrupt is dropped', () => {
    expect(parseKnown(JSON.parse(JSON.stringify([list()])))).toEqual([list()]);
    expect(parseKnown(null)).toEqual([]);
    const broken = { ...list(), pages: { 1: [{ ...anItem(), brand: null }] } };
    expect(parseKnown([broken])).toEqual([]);
    fc.assert(
      fc.property(fc.jsonValue(), (kept) => {
        expect(Array.isArray(parseKnown(kept))).toBe(true);
      }),
    );
  });
});
