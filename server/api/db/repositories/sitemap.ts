import { and, asc, eq, max, sql, type AnyColumn } from 'drizzle-orm';
import { type HostCode } from '../../../../src/config/hosts';
import { type EditedEntity } from '../../../../src/contract/edited-bodies';
import { type Database } from '../connect';
import { articles, articleTexts, videos, videoTexts } from '../schema/articles';
import { brands, collections } from '../schema/brands';
import { cities } from '../schema/cities';
import { itemTexts } from '../schema/item-details';
import { items } from '../schema/items';
import { lookups } from '../schema/lookups';
import { contentRevisions } from '../schema/outbox';
import { services, serviceTexts } from '../schema/services';

/** Every item of a host, with what decides which lists show it. */
export function listSitemapItems(db: Database, host: HostCode) {
  return db
    .select({
      id: items.id,
      url: items.url,
      catalogType: items.catalogType,
      condition: items.condition,
      brand: { url: brands.url },
      collection: { url: collections.url },
      type: { url: lookups.key },
      updatedAt: lastChange(sql`${items.datePublish}`),
    })
    .from(items)
    .innerJoin(itemTexts, and(eq(itemTexts.itemId, items.id), eq(itemTexts.host, host)))
    .innerJoin(brands, eq(brands.id, items.brandId))
    .leftJoin(collections, eq(collections.id, items.collectionId))
    .leftJoin(lookups, eq(lookups.id, items.typeId))
    .leftJoin(contentRevisions, changesOf('items', items.id, host))
    .orderBy(asc(items.id));
}

export function listSitemapArticles(db: Database, host: HostCode) {
  return db
    .select({
      url: articles.url,
      type: articles.type,
      updatedAt: lastChange(sql`${articleTexts.publishDate}`),
    })
    .from(articles)
    .innerJoin(
      articleTexts,
      and(eq(articleTexts.articleId, articles.id), eq(articleTexts.host, host)),
    )
    .leftJoin(contentRevisions, changesOf('articles', articles.id, host))
    .orderBy(asc(articles.id));
}

export function listSitemapVideos(db: Database, host: HostCode) {
  return db
    .select({ url: videos.url, updatedAt: lastChange(sql`${videos.publishDate}`) })
    .from(videos)
    .innerJoin(videoTexts, and(eq(videoTexts.videoId, videos.id), eq(videoTexts.host, host)))
    .leftJoin(contentRevisions, changesOf('videos', videos.id, host))
    .orderBy(asc(videos.id));
}

export function listSitemapServices(db: Database, host: HostCode) {
  return db
    .select({ url: services.url, updatedAt: lastChange(sql`${services.createdAt}`) })
    .from(services)
    .innerJoin(
      serviceTexts,
      and(eq(serviceTexts.serviceId, services.id), eq(serviceTexts.host, host)),
    )
    .leftJoin(contentRevisions, changesOf('services', services.id, host))
    .orderBy(asc(services.position));
}

const changesOf = (entity: EditedEntity, id: AnyColumn, host: HostCode) =>
  and(
    eq(contentRevisions.entity, entity),
    eq(contentRevisions.entityId, id),
    eq(contentRevisions.host, host),
  );

/** When branches were changed last, by the alias of their city; one that nobody has changed is left out. */
export function listChangedBranches(db: Database, host: HostCode) {
  return db
    .select({ alias: cities.alias, updatedAt: contentRevisions.changedAt })
    .from(cities)
    .innerJoin(contentRevisions, changesOf('cities', cities.id, host));
}

/** The last change of any row of an entity, deleted ones too; null when there was none. */
export async function newestChange(
  db: Database,
  host: HostCode,
  entity: EditedEntity,
): Promise<Date | null> {
  const [row] = await db
    .select({ newest: max(contentRevisions.changedAt) })
    .from(contentRevisions)
    .where(and(eq(contentRevisions.entity, entity), eq(contentRevisions.host, host)));
  return row?.newest ?? null;
}

/** An editor's last change, or the day of publication. */
const lastChange = (published: ReturnType<typeof sql>) =>
  sql<Date>`coalesce(${contentRevisions.changedAt}, ${published})`.mapWith(
    contentRevisions.changedAt,
  );
