import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { type CatalogType } from '../../../../src/config/catalogs';
import { type HostCode } from '../../../../src/config/hosts';
import { type AvailabilityStatus } from '../../../../src/config/item-labels';
import { routes } from '../../../../src/config/routes';
import { type Database } from '../connect';
import { articles, articleTexts } from '../schema/articles';
import { brands, brandTexts, collections } from '../schema/brands';
import { itemAvailability, itemTexts } from '../schema/item-details';
import { items } from '../schema/items';
import { lookups, lookupTitles } from '../schema/lookups';
import { services, serviceTexts } from '../schema/services';
import { isOfPart, readInParts, type ItemPart } from './in-parts';
import { referencePages } from './reference-pages';

/** Items of a host with what they are found by. */
export function listSearchItems(db: Database, host: HostCode) {
  return readInParts(db, (part) => listSearchItemsOf(db, host, part));
}

function listSearchItemsOf(db: Database, host: HostCode, part: ItemPart) {
  return db
    .select({
      id: items.id,
      catalogType: items.catalogType,
      popularity: items.popularity,
      typeId: items.typeId,
      year: items.year,
      title: itemTexts.title,
      model: items.model,
      reference: items.reference,
      collection: collections.title,
      brand: brandTexts.title,
      brandUrl: brands.url,
    })
    .from(items)
    .innerJoin(itemTexts, and(eq(itemTexts.itemId, items.id), eq(itemTexts.host, host)))
    .innerJoin(brands, eq(brands.id, items.brandId))
    .innerJoin(brandTexts, and(eq(brandTexts.brandId, items.brandId), eq(brandTexts.host, host)))
    .leftJoin(collections, eq(collections.id, items.collectionId))
    .where(isOfPart(items.id, part))
    .orderBy(asc(items.id));
}

export type SearchItemRow = Awaited<ReturnType<typeof listSearchItems>>[number];

/** Items that have one of these statuses somewhere. */
export async function listItemIdsByStatus(
  db: Database,
  statuses: readonly AvailabilityStatus[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectDistinct({ id: itemAvailability.itemId })
    .from(itemAvailability)
    .where(inArray(itemAvailability.status, [...statuses]));
  return new Set(rows.map(({ id }) => id));
}

/** What items of each type are called on these hosts, in one text by the type's id. */
export async function listTypeWords(
  db: Database,
  hosts: readonly HostCode[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ id: lookups.id, title: lookupTitles.title })
    .from(lookupTitles)
    .innerJoin(lookups, eq(lookups.id, lookupTitles.lookupId))
    .where(and(eq(lookups.kind, 'item_type'), inArray(lookupTitles.host, [...hosts])));
  const words = new Map<number, string>();
  for (const { id, title } of rows) words.set(id, `${words.get(id) ?? ''} ${title}`);
  return words;
}

/** How a brand is written too, by its url. */
type Spellings = Readonly<Record<string, string>>;

/** All pages of a host that are found, with the words that they are found by. */
export async function listSearchPages(db: Database, host: HostCode, spellings: Spellings) {
  return [
    ...(await brandPages(db, host, spellings)),
    ...(await collectionPages(db, host, spellings)),
    ...(await servicePages(db, host)),
    ...(await articlePages(db, host)),
    ...(await referencePages(db, host)),
  ];
}

async function brandPages(db: Database, host: HostCode, spellings: Spellings) {
  const lists = await listsOf(db);
  const rows = await db
    .select({ id: brands.id, url: brands.url, title: brandTexts.title })
    .from(brands)
    .innerJoin(brandTexts, and(eq(brandTexts.brandId, brands.id), eq(brandTexts.host, host)));
  return rows.flatMap(({ id, url, title }) => {
    const list = lists.get(id);
    if (!list) return [];
    const path = routes.catalogue(list, url);
    // The url is the Latin name, which a title in Cyrillic does not hold.
    const words = `${title} ${url} ${spellings[url] ?? ''}`;
    return [{ id, kind: 'brand' as const, title, preview: '', path, words, names: [title, url] }];
  });
}

/** The list that holds most items of each brand; a brand without items is on none. */
async function listsOf(db: Database): Promise<Map<number, CatalogType>> {
  const rows = await db
    .select({ brandId: items.brandId, catalogType: items.catalogType, total: count() })
    .from(items)
    .groupBy(items.brandId, items.catalogType)
    .orderBy(desc(count()), asc(items.catalogType));
  const lists = new Map<number, CatalogType>();
  for (const { brandId, catalogType } of rows) {
    if (!lists.has(brandId)) lists.set(brandId, catalogType);
  }
  return lists;
}

async function collectionPages(db: Database, host: HostCode, spellings: Spellings) {
  const rows = await db
    .selectDistinct({
      id: collections.id,
      url: collections.url,
      collection: collections.title,
      brand: brandTexts.title,
      brandUrl: brands.url,
    })
    .from(collections)
    .innerJoin(brands, eq(brands.id, collections.brandId))
    .innerJoin(brandTexts, and(eq(brandTexts.brandId, brands.id), eq(brandTexts.host, host)))
    .innerJoin(
      items,
      and(eq(items.collectionId, collections.id), eq(items.catalogType, 'clocks_today')),
    );
  return rows.map(({ id, url, collection, brand, brandUrl }) => ({
    id,
    kind: 'collection' as const,
    title: `${brand} ${collection}`,
    preview: '',
    path: routes.collection('clocks_today', brandUrl, url),
    words: `${brand} ${brandUrl} ${spellings[brandUrl] ?? ''} ${collection}`,
    names: [brand, collection],
  }));
}

async function servicePages(db: Database, host: HostCode) {
  const rows = await db
    .select({
      id: services.id,
      url: services.url,
      title: serviceTexts.title,
      preview: serviceTexts.preview,
    })
    .from(services)
    .innerJoin(
      serviceTexts,
      and(eq(serviceTexts.serviceId, services.id), eq(serviceTexts.host, host)),
    )
    .orderBy(asc(services.position));
  return rows.map(({ id, url, title, preview }) => ({
    id,
    kind: 'service' as const,
    // Spec §2: asterisks are taken out of a service's title.
    title: title.replaceAll('*', ''),
    preview,
    path: routes.service(url),
    words: `${title} ${preview}`,
    names: [],
  }));
}

async function articlePages(db: Database, host: HostCode) {
  const rows = await db
    .select({
      id: articles.id,
      url: articles.url,
      title: articleTexts.title,
      preview: articleTexts.preview,
    })
    .from(articles)
    .innerJoin(
      articleTexts,
      and(eq(articleTexts.articleId, articles.id), eq(articleTexts.host, host)),
    )
    .orderBy(desc(articleTexts.publishDate));
  return rows.map(({ id, url, title, preview }) => ({
    id,
    kind: 'article' as const,
    title,
    preview,
    path: routes.article(url),
    words: `${title} ${preview}`,
    names: [],
  }));
}
