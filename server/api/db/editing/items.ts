import { asc, eq } from 'drizzle-orm';
import { catalogOf, catalogs } from '../../../../src/config/catalogs';
import { type ItemTag } from '../../../../src/config/item-labels';
import { limits } from '../../../../src/config/limits';
import { type EditedBody } from '../../../../src/contract/edited-bodies';
import { isSold } from '../../../../src/domain/sales';
import { type Database } from '../connect';
import { UnknownReference } from '../refused-changes';
import { brands } from '../schema/brands';
import { cities } from '../schema/cities';
import { itemAvailability, itemTexts } from '../schema/item-details';
import { items } from '../schema/items';
import { cityIdOf } from './city-keys';
import { sharedRows } from './shared-rows';
import { type EditedStore } from './store';

type ItemBody = EditedBody<'items'>;

export const itemStore: EditedStore<'items'> = sharedRows(items, itemTexts, {
  rootId: { column: itemTexts.itemId, name: 'itemId' },
  unique: { column: items.url, field: 'url' },
  sharedFields: [
    'url',
    'kind',
    'is_archive',
    'brand_id',
    'model',
    'reference',
    'year',
    'diameter',
    'price_usd',
    'price_with_discount_usd',
    'equipment',
    'condition',
    'availability',
    'sold_on',
  ],
  read: async (db, item, { title, description }) => ({
    url: item.url,
    kind: catalogs[item.catalogType].kind,
    is_archive: catalogs[item.catalogType].isArchive,
    brand_id: item.brandId,
    model: item.model ?? '',
    reference: item.reference ?? '',
    year: item.year,
    diameter: item.diameter,
    price_usd: item.priceUsd,
    price_with_discount_usd: item.priceWithDiscountUsd,
    equipment: item.equipment,
    condition: item.condition,
    title,
    description,
    availability: await availabilityOf(db, item.id),
    sold_on: item.soldOn,
  }),
  writeRoot: async (db, body, id) => {
    const [brand] = await db
      .select({ id: brands.id })
      .from(brands)
      .where(eq(brands.id, body.brand_id));
    if (!brand) throw new UnknownReference('brand_id');
    return {
      url: body.url,
      catalogType: catalogOf(body.kind, body.is_archive).type,
      brandId: brand.id,
      model: body.model || null,
      reference: body.reference || null,
      year: body.year,
      diameter: body.diameter,
      priceUsd: body.price_usd,
      priceWithDiscountUsd: body.price_with_discount_usd,
      equipment: body.equipment,
      condition: body.condition,
      tags: tagsOf(body),
      isVip: (body.price_usd ?? 0) >= limits.vipUsd,
      soldOn: await dayOfSale(db, body, id),
    };
  },
  newRoot: () => ({ datePublish: new Date() }),
  writeText: (fields) => {
    const { title, description } = fields;
    return { title, description };
  },
  writeParts: async (db, id, fields) => {
    const { availability } = fields;
    await db.delete(itemAvailability).where(eq(itemAvailability.itemId, id));
    // The last word on a city counts.
    const statuses = new Map(availability.map(({ city_alias, status }) => [city_alias, status]));
    for (const [alias, status] of statuses) {
      const cityId = await cityIdOf(db, alias, 'availability');
      await db.insert(itemAvailability).values({ itemId: id, cityId, status });
    }
  },
});

/** An item is either new or was owned; the rest follows from price and list. */
function tagsOf(body: ItemBody): ItemTag[] {
  const tags: ItemTag[] = [body.condition === 'new' ? 'brand_new' : 'pre_owned'];
  if (body.price_with_discount_usd !== null) tags.push('discounted');
  if (body.is_archive) tags.push('archived');
  return tags;
}

/**
 * The day that the editor names; else, for an item that is sold by this change, today. What was sold
 * before without a known day stays so.
 */
async function dayOfSale(db: Database, body: ItemBody, id: number | null): Promise<string | null> {
  const statuses = body.availability.map(({ status }) => status);
  if (!isSold(body.is_archive, statuses)) return null;
  if (body.sold_on !== null) return body.sold_on;
  const wasSold = id !== null && (await isSoldAlready(db, id));
  return wasSold ? null : new Date().toISOString().slice(0, 10);
}

async function isSoldAlready(db: Database, id: number): Promise<boolean> {
  const [item] = await db
    .select({ catalogType: items.catalogType })
    .from(items)
    .where(eq(items.id, id));
  const places = await availabilityOf(db, id);
  return (
    item !== undefined &&
    isSold(
      catalogs[item.catalogType].isArchive,
      places.map(({ status }) => status),
    )
  );
}

function availabilityOf(db: Database, itemId: number) {
  return db
    .select({ city_alias: cities.alias, status: itemAvailability.status })
    .from(itemAvailability)
    .innerJoin(cities, eq(cities.id, itemAvailability.cityId))
    .where(eq(itemAvailability.itemId, itemId))
    .orderBy(asc(cities.id));
}
