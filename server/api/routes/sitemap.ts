import { type FastifyInstance } from 'fastify';
import { catalogs } from '../../../src/config/catalogs';
import { perHost, type HostCode } from '../../../src/config/hosts';
import { routes } from '../../../src/config/routes';
import { sitemap } from '../../../src/contract/reading';
import { listedIds } from '../catalogue/find';
import { readModelOf } from '../changes/read-model';
import {
  listChangedBranches,
  listSitemapArticles,
  listSitemapItems,
  listSitemapServices,
  listSitemapVideos,
  newestChange,
} from '../db/repositories/sitemap';
import { type Dependencies } from '../dependencies';
import { serve } from '../http/serve';
import { popularCategories } from './clock-categories';
import { changesOfCatalogueLists, changesOfReadingLists, type Changes } from './list-changes';
import { catalogueListPages, pagesOfOffersAndBranches, readingListPages } from './site-pages';

export function sitemapRoutes(api: FastifyInstance, dependencies: Dependencies): void {
  const { db, contentRevision } = dependencies;
  // Each build reads the addresses of all hosts, to name translations.
  const modelOf = (host: HostCode) =>
    readModelOf(contentRevision, () => editedPages(dependencies, host));
  const edited = perHost(modelOf);
  serve(api, sitemap, async ({ host }) => {
    const { pages, changes } = await edited[host].current();
    const paths = [
      ...(await readingListPages(db, host)),
      ...(await pagesOfOffersAndBranches(db, host)),
    ];
    return { data: [...pages, ...paths.map((path) => entry(path, changes.get(path) ?? null))] };
  });
}

interface EditedPages {
  pages: SitemapEntry[];
  /** Of pages that are named elsewhere. */
  changes: Changes;
}

/**
 * Pages of what editors change, and of the lists that show it. Of a list the first page has a last
 * change: on the others it is unknown which rows came and went.
 */
async function editedPages(dependencies: Dependencies, host: HostCode): Promise<EditedPages> {
  const { db } = dependencies;
  const [items, articles, services, videos, listed, categories] = await Promise.all([
    listSitemapItems(db, host),
    listSitemapArticles(db, host),
    listSitemapServices(db, host),
    listSitemapVideos(db, host),
    listedIds(dependencies, host),
    popularCategories(dependencies, host),
  ]);
  const lists = catalogueListPages(
    items.filter(({ id }) => listed.has(id)),
    categories.map(({ url }) => url),
  );
  const changes = changesOfCatalogueLists(items);
  const pages = [
    ...services.map(({ url, updatedAt }) => entry(routes.service(url), updatedAt)),
    ...articles.map(({ url, updatedAt }) => entry(routes.article(url), updatedAt)),
    ...videos.map(({ url, updatedAt }) => entry(routes.video(url), updatedAt)),
    ...items.map(({ url, catalogType, updatedAt }) =>
      entry(routes.item(catalogs[catalogType].kind, url), updatedAt),
    ),
    ...lists.map((path) => entry(path, changes.get(path) ?? null)),
    entry(routes.faq(), await newestChange(db, host, 'faq')),
    entry(routes.glossary(), await newestChange(db, host, 'terms')),
  ];
  const branches = await listChangedBranches(db, host);
  return {
    pages,
    changes: new Map([
      ...changesOfReadingLists(articles, videos),
      ...branches.map(({ alias, updatedAt }) => [routes.contacts(alias), updatedAt] as const),
    ]),
  };
}

type SitemapEntry = ReturnType<typeof entry>;

const entry = (path: string, updatedAt: Date | null) => ({
  path,
  updated_at: updatedAt?.toISOString() ?? null,
});
