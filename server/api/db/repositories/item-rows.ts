import { and, eq, inArray } from 'drizzle-orm';
import { type HostCode } from '../../../../src/config/hosts';
import { type Titled } from '../../../../src/contract/wire';
import { type Database } from '../connect';
import { brands, brandTexts, collections } from '../schema/brands';
import { itemTexts } from '../schema/item-details';
import { items } from '../schema/items';
import { lookupTitles } from '../schema/lookups';
import { hasTextOn } from './shown-items';

/** Items as a host tells of them, options by id; the caller adds which ones and in which order. */
export function selectItems(db: Database, host: HostCode) {
  return db
    .select({
      id: items.id,
      url: items.url,
      catalogType: items.catalogType,
      model: items.model,
      reference: items.reference,
      year: items.year,
      diameter: items.diameter,
      bodyFormId: items.bodyFormId,
      bodyMaterialId: items.bodyMaterialId,
      madeInId: items.madeInId,
      genderId: items.genderId,
      typeId: items.typeId,
      equipment: items.equipment,
      condition: items.condition,
      tags: items.tags,
      priceUsd: items.priceUsd,
      priceWithDiscountUsd: items.priceWithDiscountUsd,
      datePublish: items.datePublish,
      look: items.look,
      title: itemTexts.title,
      description: itemTexts.description,
      brand: { id: brands.id, url: brands.url, title: brandTexts.title },
      collection: { id: collections.id, url: collections.url, title: collections.title },
    })
    .from(items)
    .innerJoin(itemTexts, hasTextOn(host))
    .innerJoin(brands, eq(brands.id, items.brandId))
    .innerJoin(brandTexts, and(eq(brandTexts.brandId, brands.id), eq(brandTexts.host, host)))
    .leftJoin(collections, eq(collections.id, items.collectionId))
    .$dynamic();
}

type ItemRow = Awaited<ReturnType<typeof selectItems>>[number];

/**
 * The titles of the options of items. A query of its own: as five more joins they would cost more to
 * plan than to run.
 */
export async function withTitles(db: Database, host: HostCode, rows: ItemRow[]) {
  const ids = rows.flatMap((row) => [
    row.bodyFormId,
    row.bodyMaterialId,
    row.madeInId,
    row.genderId,
    row.typeId,
  ]);
  const options = await db
    .select({ id: lookupTitles.lookupId, title: lookupTitles.title })
    .from(lookupTitles)
    .where(
      and(
        eq(lookupTitles.host, host),
        inArray(lookupTitles.lookupId, [...new Set(ids.filter((id) => id !== null))]),
      ),
    );
  const byId = new Map<number | null, Titled>(options.map((option) => [option.id, option]));
  const optionOf = (id: number | null) => byId.get(id) ?? null;
  return rows.map((row) => ({
    ...row,
    bodyForm: optionOf(row.bodyFormId),
    bodyMaterial: optionOf(row.bodyMaterialId),
    madeIn: optionOf(row.madeInId),
    gender: optionOf(row.genderId),
    type: optionOf(row.typeId),
  }));
}
