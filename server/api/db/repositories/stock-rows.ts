import { asc, eq, sql } from 'drizzle-orm';
import { hostCodes } from '../../../../src/config/hosts';
import { type Database } from '../connect';
import { cities, cityTexts } from '../schema/cities';
import { itemAvailability, itemInsertions, itemTexts } from '../schema/item-details';
import { items } from '../schema/items';
import { lookups, lookupTitles } from '../schema/lookups';
import { specialItems, specials } from '../schema/notices';
import { isOfPart, readInParts, type ItemPart } from './in-parts';

/** Items of all lists with what they are filtered and sorted by. */
export function listStockItems(db: Database) {
  return readInParts(db, (part) => listStockItemsOf(db, part));
}

function listStockItemsOf(db: Database, part: ItemPart) {
  const masks = hostMasks(db, part);
  return db
    .select({
      id: items.id,
      catalogType: items.catalogType,
      brandId: items.brandId,
      collectionId: items.collectionId,
      bodyFormId: items.bodyFormId,
      bodyMaterialId: items.bodyMaterialId,
      genderId: items.genderId,
      typeId: items.typeId,
      equipment: items.equipment,
      condition: items.condition,
      diameter: items.diameter,
      priceUsd: items.priceUsd,
      priceWithDiscountUsd: items.priceWithDiscountUsd,
      popularity: items.popularity,
      isVip: items.isVip,
      datePublish: items.datePublish,
      hostMask: sql<number>`coalesce(${masks.mask}, 0)::int`,
    })
    .from(items)
    .leftJoin(masks, eq(masks.itemId, items.id))
    .where(isOfPart(items.id, part))
    .orderBy(asc(items.id));
}

export type StockItemRow = Awaited<ReturnType<typeof listStockItems>>[number];

/** On which hosts an item has a text: bit 0 is the first of `hostCodes`. */
function hostMasks(db: Database, part: ItemPart) {
  const bits = hostCodes.map(
    (host, bit) => sql`when ${sql.raw(`'${host}'`)} then ${sql.raw(String(1 << bit))}`,
  );
  return db
    .select({
      itemId: itemTexts.itemId,
      mask: sql<number>`sum(case ${itemTexts.host} ${sql.join(bits, sql` `)} end)`.as('mask'),
    })
    .from(itemTexts)
    .where(isOfPart(itemTexts.itemId, part))
    .groupBy(itemTexts.itemId)
    .as('host_masks');
}

export function listStockAvailability(db: Database) {
  return readInParts(db, (part) =>
    db
      .select({
        itemId: itemAvailability.itemId,
        cityId: itemAvailability.cityId,
        status: itemAvailability.status,
      })
      .from(itemAvailability)
      .where(isOfPart(itemAvailability.itemId, part)),
  );
}

export function listStockStones(db: Database) {
  return db
    .selectDistinct({ itemId: itemInsertions.itemId, stoneId: itemInsertions.stoneId })
    .from(itemInsertions);
}

/** Items of special offers; an offer has an id of its own on each host. */
export function listStockSpecials(db: Database) {
  return db
    .select({ itemId: specialItems.itemId, specialId: specials.id })
    .from(specialItems)
    .innerJoin(specials, eq(specials.url, specialItems.specialUrl));
}

/** Cities that a host lists, each host's in its own order. */
export async function listListedCities(db: Database) {
  const rows = await db
    .select({
      host: cityTexts.host,
      cityId: cityTexts.cityId,
      alias: cities.alias,
      title: cityTexts.title,
    })
    .from(cityTexts)
    .innerJoin(cities, eq(cities.id, cityTexts.cityId))
    .orderBy(asc(cityTexts.position), asc(cityTexts.cityId));
  return rows.flatMap((row) => (row.title === null ? [] : [{ ...row, title: row.title }]));
}

/** Titles of the options that items refer to, with the keys that name them in paths. */
export function listOptionTitles(db: Database) {
  return db
    .select({
      lookupId: lookupTitles.lookupId,
      host: lookupTitles.host,
      title: lookupTitles.title,
      key: lookups.key,
    })
    .from(lookupTitles)
    .innerJoin(lookups, eq(lookups.id, lookupTitles.lookupId));
}
