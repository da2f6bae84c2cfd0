import { and, eq } from 'drizzle-orm';
import { type HostCode } from '../../../../src/config/hosts';
import { type Database } from '../connect';
import { brands, brandTexts, collections } from '../schema/brands';
import { itemTexts } from '../schema/item-details';
import { items } from '../schema/items';
import { hasTextOn } from './shown-items';

/** Items as a host tells of them, options by id; the caller adds which ones. */
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
