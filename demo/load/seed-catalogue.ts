import { hostCodes, languageOf } from '../../src/config/hosts';
import { type Database } from '../../server/api/db/connect';
import {
  brands,
  brandTexts,
  collections,
  collectionTexts,
} from '../../server/api/db/schema/brands';
import { generateCatalogue, type CatalogueOptions } from '../catalogue/generate/generate';
import { type SeedCollection, type SeedItem, type SeedMaker } from '../catalogue/types';
import { idsOf, insertAll, insertNumbered, type IdOf } from './insert';
import { toHtml } from './markdown';
import { seedItems, type CatalogueReferences } from './seed-items';
import { seedItemPictures } from './seed-item-pictures';
import { type LookupId } from './seed-reference';

/** Makers, collections and items with all that belongs to them; gives the items with their ids. */
export async function seedCatalogue(
  db: Database,
  options: CatalogueOptions,
  { lookupId, cityId }: CatalogueReferences,
): Promise<{ stock: readonly SeedItem[]; itemId: IdOf }> {
  const { makers, collections: lines, items } = generateCatalogue(options);
  const brandId = idsOf(
    'maker',
    makers.map(({ url }) => url),
  );
  const collectionId = idsOf(
    'collection',
    lines.map(({ maker, url }) => `${maker}/${url}`),
  );
  await seedBrands(db, makers, brandId, lookupId);
  await seedCollections(db, lines, brandId, collectionId);
  const itemId = await seedItems(db, items, { lookupId, cityId, brandId, collectionId });
  await seedItemPictures(db, items, makers, itemId);
  return { stock: items, itemId };
}

async function seedBrands(
  db: Database,
  makers: readonly SeedMaker[],
  brandId: IdOf,
  lookupId: LookupId,
): Promise<void> {
  await insertNumbered(
    db,
    brands,
    makers.map(({ url, country, founded, isPopular }) => ({
      url,
      countryId: lookupId('country', country),
      founded,
      isPopular,
    })),
  );
  await insertAll(
    db,
    brandTexts,
    makers.flatMap(({ url, title, about }) =>
      hostCodes.map((host) => ({
        brandId: brandId(url),
        host,
        title: title[languageOf(host)],
        about: toHtml(about[languageOf(host)]),
      })),
    ),
  );
}

async function seedCollections(
  db: Database,
  lines: readonly SeedCollection[],
  brandId: IdOf,
  collectionId: IdOf,
): Promise<void> {
  await insertNumbered(
    db,
    collections,
    lines.map(({ url, maker, title }, position) => ({
      brandId: brandId(maker),
      url,
      title,
      position,
    })),
  );
  await insertAll(
    db,
    collectionTexts,
    lines.flatMap(({ url, maker, note }) =>
      hostCodes.map((host) => ({
        collectionId: collectionId(`${maker}/${url}`),
        host,
        note: note[languageOf(host)],
      })),
    ),
  );
}
