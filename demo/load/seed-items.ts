import { catalogOf } from '../../src/config/catalogs';
import { hostCodes, languageOf } from '../../src/config/hosts';
import { limits } from '../../src/config/limits';
import { type Database } from '../../server/api/db/connect';
import {
  itemAvailability,
  itemInsertions,
  itemTexts,
} from '../../server/api/db/schema/item-details';
import { items } from '../../server/api/db/schema/items';
import { type LookupKind } from '../../server/api/db/schema/lookups';
import { createDice } from '../catalogue/generate/dice';
import { type SeedItem } from '../catalogue/types';
import { idsOf, insertAll, insertNumbered, type IdOf } from './insert';
import { type LookupId } from './seed-reference';

/** Ids of what the catalogue refers to. */
export interface CatalogueReferences {
  lookupId: LookupId;
  cityId: IdOf;
}

interface ItemReferences extends CatalogueReferences {
  brandId: IdOf;
  /** By `maker/collection`. */
  collectionId: IdOf;
}

/** Items with their texts, places and stones; gives their ids by url. */
export async function seedItems(
  db: Database,
  stock: readonly SeedItem[],
  references: ItemReferences,
): Promise<IdOf> {
  const itemId = idsOf(
    'item',
    stock.map(({ url }) => url),
  );
  await insertNumbered(
    db,
    items,
    stock.map((item) => itemRow(item, references)),
  );
  await insertAll(
    db,
    itemTexts,
    stock.flatMap(({ url, texts }) =>
      hostCodes.map((host) => ({ itemId: itemId(url), host, ...texts[languageOf(host)] })),
    ),
  );
  await insertAll(
    db,
    itemAvailability,
    stock.flatMap(({ url, availability }) =>
      availability.map(({ cityAlias, status }) => ({
        itemId: itemId(url),
        cityId: references.cityId(cityAlias),
        status,
      })),
    ),
  );
  await insertNumbered(
    db,
    itemInsertions,
    stock.flatMap(({ url, insertions }) =>
      insertions.map(({ stone, count, carat, colour, clarity, cut }) => ({
        itemId: itemId(url),
        stoneId: references.lookupId('stone', stone),
        count,
        carat,
        colourId: references.lookupId('stone_colour', colour),
        clarityId: references.lookupId('clarity', clarity),
        cutId: references.lookupId('stone_cut', cut),
      })),
    ),
  );
  return itemId;
}

/** Well-known references and discounts draw more visitors; the url decides among equals. */
function popularityOf({ url, maker, priceWithDiscountUsd }: SeedItem): number {
  const chance = createDice(...Buffer.from(url)).between(0, 400);
  const fame = maker === 'rolex' || maker === 'patek-philippe' ? 300 : 0;
  return chance + fame + (priceWithDiscountUsd === null ? 0 : 150);
}

function itemRow(item: SeedItem, { lookupId, brandId, collectionId }: ItemReferences) {
  const perhaps = (kind: LookupKind, key: string | null) =>
    key === null ? null : lookupId(kind, key);
  return {
    url: item.url,
    catalogType: catalogOf(item.kind, item.isArchive).type,
    brandId: brandId(item.maker),
    collectionId:
      item.collection === null ? null : collectionId(`${item.maker}/${item.collection}`),
    model: item.model,
    reference: item.reference,
    year: item.year,
    diameter: item.diameter,
    bodyFormId: perhaps('body_form', item.bodyForm),
    bodyMaterialId: lookupId('body_material', item.bodyMaterial),
    madeInId: lookupId('country', item.madeIn),
    genderId: perhaps('gender', item.gender),
    typeId: lookupId('item_type', item.type),
    equipment: item.equipment,
    condition: item.condition,
    tags: [...item.tags],
    priceUsd: item.priceUsd,
    priceWithDiscountUsd: item.priceWithDiscountUsd,
    popularity: popularityOf(item),
    isVip: (item.priceUsd ?? 0) >= limits.vipUsd,
    datePublish: new Date(item.datePublish),
    soldOn: item.soldOn,
  };
}
