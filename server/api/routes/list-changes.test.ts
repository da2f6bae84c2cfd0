/** @jest-environment node */
import fc from 'fast-check';
import { changesOfCatalogueLists, changesOfReadingLists } from './list-changes';

const on = (day: number) => new Date(Date.UTC(2026, 4, day));
const watch = {
  catalogType: 'clocks_today',
  brand: { url: 'rolex' },
  collection: { url: 'submariner' },
  condition: 'perfect',
  type: { url: 'quartz' },
  updatedAt: on(3),
} as const;

test('a list changed with the newest change of an item of its own', () => {
  const other = { ...watch, brand: { url: 'omega' }, collection: null, updatedAt: on(7) };
  const changes = changesOfCatalogueLists([watch, other]);
  expect(changes.get('/clocks_today/')).toEqual(on(7));
  expect(changes.get('/clocks_today/rolex/')).toEqual(on(3));
  expect(changes.get('/clocks_today/rolex/submariner/')).toEqual(on(3));
  expect(changes.get('/clock_category/quartz/')).toEqual(on(7));
  expect(changes.has('/jewellery/')).toBe(false);
});

test('an item that was archived changed the list that it left, too', () => {
  const changes = changesOfCatalogueLists([{ ...watch, catalogType: 'clocks_archive' }]);
  expect(changes.get('/clocks_archive/rolex/')).toEqual(on(3));
  expect(changes.get('/clocks_today/rolex/')).toEqual(on(3));
});

test('the order of rows does not matter', () => {
  const rows = fc.array(
    fc.record({
      catalogType: fc.constantFrom('clocks_today' as const, 'clocks_archive' as const),
      brand: fc.record({ url: fc.constantFrom('rolex', 'omega') }),
      updatedAt: fc.integer({ min: 1, max: 28 }).map(on),
    }),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(rows, (some) => {
      const items = some.map((row) => ({ ...watch, ...row }));
      expect(changesOfCatalogueLists(items.toReversed())).toEqual(changesOfCatalogueLists(items));
    }),
  );
});

test('lists of articles and videos changed with their newest entry', () => {
  const changes = changesOfReadingLists(
    [
      { type: 3, updatedAt: on(2) },
      { type: 3, updatedAt: on(1) },
    ],
    [{ updatedAt: on(5) }],
  );
  expect([...changes]).toEqual([
    ['/news/', on(2)],
    ['/video/', on(5)],
  ]);
});
