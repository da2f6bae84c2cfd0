/** @jest-environment node */
import fc from 'fast-check';
import { hostCodes } from '../../../src/config/hosts';
import { type StockItemRow } from '../db/repositories/stock-rows';
import { selectPage } from './select';
import { stockOf } from './stock';

const itemRow = (id: number): fc.Arbitrary<StockItemRow> =>
  fc
    .option(
      fc.record({
        priceUsd: fc.integer({ min: 2, max: 3000 }),
        share: fc.constantFrom(1, 0.5, 0.9, 0.999),
      }),
    )
    .map((priced) => ({
      id,
      catalogType: 'clocks_today',
      brandId: 1,
      collectionId: null,
      bodyFormId: null,
      bodyMaterialId: null,
      genderId: null,
      typeId: null,
      equipment: 'with_package',
      condition: 'new',
      diameter: null,
      priceUsd: priced?.priceUsd ?? null,
      priceWithDiscountUsd:
        priced === null || priced.share === 1
          ? null
          : Math.max(1, Math.floor(priced.priceUsd * priced.share)),
      popularity: 0,
      isVip: false,
      datePublish: new Date('2026-01-01'),
      hostMask: 15,
    }));

const itemRows = fc
  .integer({ min: 0, max: 20 })
  .chain((size) => fc.tuple(...Array.from({ length: size }, (_, index) => itemRow(index + 1))));

test('the order by price is that of the prices that cards show, on every host', () => {
  fc.assert(
    fc.property(
      itemRows,
      fc.constantFrom('asc' as const, 'desc' as const),
      fc.constantFrom(1, 41.9, 81.5, 12_050),
      (items, direction, unitsPerUsd) => {
        const rates = hostCodes.map((host) => ({ host, unitsPerUsd }));
        const none = { availability: [], stones: [], specials: [], listedCities: [] };
        const { lists } = stockOf({ items, ...none, optionTitles: [], rates });
        const list = lists.clocks_today;
        const order = { sortBy: 'price_usd', direction } as const;
        const { ids } = selectPage(list, new Map(), order, { limit: Infinity, offset: 0 });
        for (const host of hostCodes) {
          const shown = ids.map((id) => list.hostPrice[host][list.rowOf.get(id) ?? -1] ?? 0);
          const priced = shown.filter((price) => price > 0);
          const sign = direction === 'asc' ? 1 : -1;
          // What has no price comes last either way.
          expect(shown.slice(0, priced.length)).toEqual(
            priced.toSorted((one, other) => sign * (one - other)),
          );
        }
      },
    ),
  );
});
