import { catalogOf, type CatalogType } from '../../src/config/catalogs';
import { type Database } from '../../server/api/db/connect';
import { dailyItems, specialItems } from '../../server/api/db/schema/notices';
import { type AllTexts, neutralRows } from './all-texts';
import { type SeedItem } from '../catalogue/types';
import { insertAll, type IdOf } from './insert';

/** Cards of one special offer at most. */
const specialSize = 24;
const unitsOfTheDay = 8;

/** What an offer takes of its list beyond the newest; by url. */
const choosers: Record<string, (item: SeedItem) => boolean> = {
  'ukrasheniya-so-skidkoj': (item) => item.priceWithDiscountUsd !== null,
  'aksessuary-hermes': (item) => item.maker === 'hermes',
  'chasy-nedeli': (item) => item.equipment === 'with_package',
};

/** Chooses the items of special offers and the units of the day. */
export async function seedShowcase(
  db: Database,
  texts: AllTexts,
  stock: readonly SeedItem[],
  itemId: IdOf,
): Promise<void> {
  const newest = stock
    .filter(isInStock)
    .toSorted((one, other) => other.datePublish.localeCompare(one.datePublish));
  await insertAll(
    db,
    specialItems,
    neutralRows(texts, 'specials').flatMap(({ url, catalogType }) =>
      newest
        .filter((item) => listOf(item) === catalogType && (choosers[url]?.(item) ?? true))
        .slice(0, specialSize)
        .map((item) => ({ specialUrl: url, itemId: itemId(item.url) })),
    ),
  );
  await insertAll(
    db,
    dailyItems,
    takeInTurns(newest.filter(({ priceUsd }) => priceUsd !== null))
      .slice(0, unitsOfTheDay)
      .map((item, position) => ({ itemId: itemId(item.url), position })),
  );
}

const listOf = (item: SeedItem): CatalogType => catalogOf(item.kind, item.isArchive).type;

const isInStock = ({ isArchive, availability }: SeedItem) =>
  !isArchive && availability.some(({ status }) => status === 'in_stock');

/** One of each list in turn, so that no kind fills the day alone. */
function takeInTurns(items: readonly SeedItem[]): SeedItem[] {
  const turns = new Map<SeedItem, number>();
  const taken = new Map<string, number>();
  for (const item of items) {
    const turn = taken.get(item.kind) ?? 0;
    turns.set(item, turn);
    taken.set(item.kind, turn + 1);
  }
  return items.toSorted((one, other) => (turns.get(one) ?? 0) - (turns.get(other) ?? 0));
}
