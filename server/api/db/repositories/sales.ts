import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { catalogs, catalogTypes, type ItemKind } from '../../../../src/config/catalogs';
import { type HostCode } from '../../../../src/config/hosts';
import { type Condition } from '../../../../src/config/item-labels';
import { salesFacts } from '../../../../src/config/sales';
import { type Database } from '../connect';
import { brands, brandTexts, collections } from '../schema/brands';
import { itemTexts } from '../schema/item-details';
import { items } from '../schema/items';
import { hasTextOn } from './shown-items';

/** Last prices of some sold pieces, in whole US dollars; null in a key means "all". */
export interface SalesRow {
  kind: ItemKind;
  brandUrl: string | null;
  collectionUrl: string | null;
  /** On the host, of what the urls name. */
  brandTitle: string;
  collectionTitle: string | null;
  /** Of the sale. A row has a year or a condition, or neither. */
  year: number | null;
  condition: Condition | null;
  count: number;
  low: number;
  median: number;
  high: number;
  /** `YYYY-MM-DD`, of the first sale. */
  soldFrom: string;
}

/**
 * What a host's sold pieces went for: by kind, maker and collection, each whole, by year of sale and
 * by condition. Pieces on request are left out, and so are groups below `salesFacts.leastPieces`.
 * The ends of the middle half are prices of pieces (`percentile_disc`): so it is true that a quarter
 * went for no more than the lower, and three quarters for no more than the upper. The median of an even
 * number lies between two, rounded to whole dollars.
 */
export function listSales(db: Database, host: HostCode): Promise<SalesRow[]> {
  const sold = soldPieces(db, host);
  const { kind, brandUrl, collectionUrl, year, condition, soldOn, paidUsd } = sold;
  const priceAt = (share: number) =>
    sql<number>`percentile_disc(${share}::float8) within group (order by ${paidUsd})`;
  return db
    .with(sold)
    .select({
      kind,
      brandUrl: sql<string | null>`${brandUrl}`,
      collectionUrl,
      brandTitle: sql<string>`min(${sold.brandTitle})`,
      collectionTitle: sql<string | null>`min(${sold.collectionTitle})`,
      year: sql<number | null>`${year}`,
      condition: sql<Condition | null>`${condition}`,
      count: sql<number>`count(*)::int`,
      low: priceAt(salesFacts.lowQuantile),
      median: sql<number>`round(percentile_cont(0.5) within group (order by ${paidUsd}))::int`,
      high: priceAt(salesFacts.highQuantile),
      soldFrom: sql<string>`min(${soldOn})::text`,
    })
    .from(sold)
    .groupBy(
      sql`grouping sets ((${kind}), (${kind}, ${brandUrl}), (${kind}, ${brandUrl}, ${collectionUrl})),
          grouping sets ((), (${year}), (${condition}))`,
    )
    .having(
      // Pieces without a collection are none of their own.
      sql`count(*) >= ${salesFacts.leastPieces}
          and (grouping(${collectionUrl}) = 1 or ${collectionUrl} is not null)`,
    );
}

/** Pieces of which the day of sale and the last price are known. */
function soldPieces(db: Database, host: HostCode) {
  const kinds = catalogTypes.map(
    (type) => sql`when ${sql.raw(`'${type}'`)} then ${sql.raw(`'${catalogs[type].kind}'`)}`,
  );
  return db.$with('sold').as(
    db
      .select({
        kind: sql<ItemKind>`case ${items.catalogType} ${sql.join(kinds, sql` `)} end`.as('kind'),
        brandUrl: sql<string>`${brands.url}`.as('brand_url'),
        collectionUrl: sql<string | null>`${collections.url}`.as('collection_url'),
        brandTitle: sql<string>`${brandTexts.title}`.as('brand_title'),
        collectionTitle: sql<string | null>`${collections.title}`.as('collection_title'),
        year: sql<number>`extract(year from ${items.soldOn})::int`.as('year_of_sale'),
        condition: sql<Condition>`${items.condition}`.as('condition_at_sale'),
        soldOn: sql<string>`${items.soldOn}`.as('day_of_sale'),
        paidUsd: sql<number>`coalesce(${items.priceWithDiscountUsd}, ${items.priceUsd})`.as(
          'paid_usd',
        ),
      })
      .from(items)
      .innerJoin(itemTexts, hasTextOn(host))
      .innerJoin(brands, eq(brands.id, items.brandId))
      .innerJoin(brandTexts, and(eq(brandTexts.brandId, brands.id), eq(brandTexts.host, host)))
      .leftJoin(collections, eq(collections.id, items.collectionId))
      .where(and(isNotNull(items.soldOn), isNotNull(items.priceUsd))),
  );
}
