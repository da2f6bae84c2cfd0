import { and, eq, type AnyColumn } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type HostCode } from '../../../../src/config/hosts';
import { type Database } from '../connect';
import { brands, brandTexts, collections } from '../schema/brands';
import { itemTexts } from '../schema/item-details';
import { items } from '../schema/items';
import { lookupTitles } from '../schema/lookups';
import { hasTextOn } from './shown-items';

const bodyForm = alias(lookupTitles, 'body_form');
const bodyMaterial = alias(lookupTitles, 'body_material');
const madeIn = alias(lookupTitles, 'made_in');
const gender = alias(lookupTitles, 'gender');
const type = alias(lookupTitles, 'item_type');

/** Items with everything that is told of them on a host; the caller adds where and in which order. */
export function selectItems(db: Database, host: HostCode) {
  const titleOf = (option: { lookupId: AnyColumn; host: AnyColumn }, id: AnyColumn) =>
    and(eq(option.lookupId, id), eq(option.host, host));
  return db
    .select({
      id: items.id,
      url: items.url,
      catalogType: items.catalogType,
      model: items.model,
      reference: items.reference,
      year: items.year,
      diameter: items.diameter,
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
      bodyForm: { id: bodyForm.lookupId, title: bodyForm.title },
      bodyMaterial: { id: bodyMaterial.lookupId, title: bodyMaterial.title },
      madeIn: { id: madeIn.lookupId, title: madeIn.title },
      gender: { id: gender.lookupId, title: gender.title },
      type: { id: type.lookupId, title: type.title },
    })
    .from(items)
    .innerJoin(itemTexts, hasTextOn(host))
    .innerJoin(brands, eq(brands.id, items.brandId))
    .innerJoin(brandTexts, and(eq(brandTexts.brandId, brands.id), eq(brandTexts.host, host)))
    .leftJoin(collections, eq(collections.id, items.collectionId))
    .leftJoin(bodyForm, titleOf(bodyForm, items.bodyFormId))
    .leftJoin(bodyMaterial, titleOf(bodyMaterial, items.bodyMaterialId))
    .leftJoin(madeIn, titleOf(madeIn, items.madeInId))
    .leftJoin(gender, titleOf(gender, items.genderId))
    .leftJoin(type, titleOf(type, items.typeId))
    .$dynamic();
}

export type ItemRow = Awaited<ReturnType<typeof selectItems>>[number];
