import { and, asc, count, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import { catalogOf, type CatalogType, type ItemKind } from '../../../../src/config/catalogs';
import { type HostCode } from '../../../../src/config/hosts';
import { type CityAvailability } from '../../../../src/contract/items';
import { type SortField } from '../../../../src/contract/listing';
import { type Database } from '../connect';
import { cities, cityTexts } from '../schema/cities';
import { itemAvailability, itemTexts } from '../schema/item-details';
import { items } from '../schema/items';
import { selectItems, type ItemRow } from './item-rows';
import { toKeys } from './keys';
import { hasTextOn, isShown } from './shown-items';

export interface ItemSelection {
  host: HostCode;
  catalogType: CatalogType;
  /** Ids; undefined: of every brand. */
  brands: readonly number[] | undefined;
  /** Only what can be had somewhere. */
  available: boolean;
  sortBy: SortField;
  direction: 'asc' | 'desc';
  limit: number;
  offset: number;
}

export type ItemWithAvailability = ItemRow & { availability: CityAvailability[] };

/** One page of a list. */
export async function listItems(db: Database, asked: ItemSelection) {
  const rows = await selectItems(db, asked.host)
    .where(isAsked(db, asked))
    .orderBy(...orderOf(asked))
    .limit(asked.limit)
    .offset(asked.offset);
  return withAvailability(db, asked.host, rows);
}

export async function countItems(db: Database, asked: ItemSelection): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(items)
    .innerJoin(itemTexts, hasTextOn(asked.host))
    .where(isAsked(db, asked));
  return row?.total ?? 0;
}

/** An item of a kind, current or archived. */
export async function findItem(db: Database, host: HostCode, kind: ItemKind, url: string) {
  const lists = [catalogOf(kind, false).type, catalogOf(kind, true).type];
  const rows = await selectItems(db, host).where(
    and(eq(items.url, url), inArray(items.catalogType, lists)),
  );
  const [item] = await withAvailability(db, host, rows);
  return item;
}

function isAsked(db: Database, { catalogType, brands, available }: ItemSelection) {
  return and(
    eq(items.catalogType, catalogType),
    brands && inArray(items.brandId, toKeys(brands)),
    isShown(db, available),
  );
}

/** What has no price comes last either way, and equal rows keep one order, so that pages add up. */
function orderOf({ sortBy, direction }: ItemSelection): SQL[] {
  const order = direction === 'asc' ? asc : desc;
  const fields = {
    date_publish: order(items.datePublish),
    brand_id: order(items.brandId),
    price_usd: sql`${order(items.priceUsd)} nulls last`,
  };
  return [fields[sortBy], order(items.id)];
}

async function withAvailability(
  db: Database,
  host: HostCode,
  rows: ItemRow[],
): Promise<ItemWithAvailability[]> {
  const ids = rows.map((row) => row.id);
  const places = await db
    .select({
      itemId: itemAvailability.itemId,
      cityAlias: cities.alias,
      cityTitle: cityTexts.title,
      status: itemAvailability.status,
    })
    .from(itemAvailability)
    .innerJoin(cities, eq(cities.id, itemAvailability.cityId))
    .innerJoin(cityTexts, and(eq(cityTexts.cityId, cities.id), eq(cityTexts.host, host)))
    .where(and(inArray(itemAvailability.itemId, ids), isNotNull(cityTexts.title)))
    .orderBy(asc(cities.position), asc(cities.id));

  const byItem = new Map<number, CityAvailability[]>(ids.map((id) => [id, []]));
  for (const { itemId, cityAlias, cityTitle, status } of places) {
    if (cityTitle !== null) byItem.get(itemId)?.push({ cityAlias, cityTitle, status });
  }
  return rows.map((row) => ({ ...row, availability: byItem.get(row.id) ?? [] }));
}
