import { catalogOf } from '../../../../src/config/catalogs';
import { hostCodes } from '../../../../src/config/hosts';
import { type Database } from '../connect';
import { brands, brandTexts, collections, collectionTexts } from '../schema/brands';
import { itemAvailability, itemInsertions, itemTexts } from '../schema/item-details';
import { items } from '../schema/items';
import { generateCatalogue, type CatalogueOptions } from './catalogue/generate';
import { insertAll } from './insert';
import { toHtml } from './load-texts';
import { type LookupIds } from './seed-reference';

/** Makers, collections and items with all that belongs to them. */
export async function seedCatalogue(
  db: Database,
  options: CatalogueOptions,
  lookupId: LookupIds,
  cityIds: Map<string, number>,
): Promise<void> {
  const catalogue = generateCatalogue(options);
  const brandIds = new Map(catalogue.makers.map(({ url }, index) => [url, index + 1]));
  const collectionIds = new Map(
    catalogue.collections.map(({ maker, url }, index) => [`${maker}/${url}`, index + 1]),
  );
  const known = (ids: Map<string, number>, key: string) => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`the catalogue names "${key}", which does not exist`);
    return id;
  };
  const perhaps = (kind: Parameters<LookupIds>[0], key: string | null) =>
    key === null ? null : lookupId(kind, key);

  await insertAll(
    db,
    brands,
    catalogue.makers.map(({ url, country, founded, isPopular }) => ({
      id: known(brandIds, url),
      url,
      countryId: lookupId('country', country),
      founded,
      isPopular,
    })),
  );
  await insertAll(
    db,
    brandTexts,
    catalogue.makers.flatMap(({ url, title, about }) =>
      hostCodes.map((host) => ({
        brandId: known(brandIds, url),
        host,
        title: title[host],
        about: toHtml(about[host]),
      })),
    ),
  );
  await insertAll(
    db,
    collections,
    catalogue.collections.map(({ url, maker, title }, position) => ({
      id: known(collectionIds, `${maker}/${url}`),
      brandId: known(brandIds, maker),
      url,
      title,
      position,
    })),
  );
  await insertAll(
    db,
    collectionTexts,
    catalogue.collections.flatMap(({ url, maker, note }) =>
      hostCodes.map((host) => ({
        collectionId: known(collectionIds, `${maker}/${url}`),
        host,
        note: note[host],
      })),
    ),
  );

  const numbered = catalogue.items.map((item, index) => ({ ...item, id: index + 1 }));
  await insertAll(
    db,
    items,
    numbered.map((item) => ({
      id: item.id,
      url: item.url,
      catalogType: catalogOf(item.kind, item.isArchive).type,
      brandId: known(brandIds, item.maker),
      collectionId:
        item.collection === null ? null : known(collectionIds, `${item.maker}/${item.collection}`),
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
      datePublish: new Date(item.datePublish),
      look: item.look,
    })),
  );
  await insertAll(
    db,
    itemTexts,
    numbered.flatMap(({ id, texts }) =>
      hostCodes.map((host) => ({ itemId: id, host, ...texts[host] })),
    ),
  );
  await insertAll(
    db,
    itemAvailability,
    numbered.flatMap(({ id, availability }) =>
      availability.map(({ cityAlias, status }) => ({
        itemId: id,
        cityId: known(cityIds, cityAlias),
        status,
      })),
    ),
  );
  await insertAll(
    db,
    itemInsertions,
    numbered.flatMap(({ id, insertions }) =>
      insertions.map(({ stone, count, carat, colour, clarity, cut }) => ({
        itemId: id,
        stoneId: lookupId('stone', stone),
        count,
        carat,
        colourId: lookupId('stone_colour', colour),
        clarityId: lookupId('clarity', clarity),
        cutId: lookupId('stone_cut', cut),
      })),
    ),
  );
}
