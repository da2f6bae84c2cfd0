import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { catalogOf, type CatalogType, type ItemKind } from '../../../../src/config/catalogs';
import { type HostCode } from '../../../../src/config/hosts';
import { type SortField } from '../../../../src/contract/listing';
import { type Database } from '../connect';
import { itemTexts } from '../schema/item-details';
import { items } from '../schema/items';
import { findAvailability } from './item-availability';
import { selectItems, withTitles } from './item-rows';
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

/** One page of a list. */
export async function listItems(db: Database, asked: ItemSelection) {
  const rows = await selectItems(db, asked.host)
    .where(isAsked(db, asked))
    .orderBy(...orderOf(asked))
    .limit(asked.limit)
    .offset(asked.offset);
  return completed(db, asked.host, rows);
}

export type ListedItem = Awaited<ReturnType<typeof listItems>>[number];

export async function countItems(db: Database, asked: ItemSelection): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(items)
    .innerJoin(itemTexts, hasTextOn(asked.host))
    .where(isAsked(db, asked));
  return row?.total ?? 0;
}

/** An item of a kind, current or archived; undefined when there is none. */
export async function findItem(db: Database, host: HostCode, kind: ItemKind, url: string) {
  const lists = [catalogOf(kind, false).type, catalogOf(kind, true).type];
  const rows = await selectItems(db, host).where(
    and(eq(items.url, url), inArray(items.catalogType, lists)),
  );
  const [item] = await completed(db, host, rows);
  return item;
}

function isAsked(db: Database, { catalogType, brands, available }: ItemSelection) {
  return and(
    eq(items.catalogType, catalogType),
    brands && inArray(items.brandId, toKeys(brands)),
    isShown(db, available, catalogType),
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

/** Rows with what other tables know of them. */
async function completed(db: Database, host: HostCode, rows: Parameters<typeof withTitles>[2]) {
  const availability = await findAvailability(
    db,
    host,
    rows.map(({ id }) => id),
  );
  const titled = await withTitles(db, host, rows);
  return titled.map((row) => ({ ...row, availability: availability.get(row.id) ?? [] }));
}
