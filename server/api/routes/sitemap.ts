import { type FastifyInstance } from 'fastify';
import { catalogs } from '../../../src/config/catalogs';
import { type HostCode } from '../../../src/config/hosts';
import { routes } from '../../../src/config/routes';
import { sitemap } from '../../../src/contract/reading';
import { listedIds } from '../catalogue/find';
import { readModelOf } from '../changes/read-model';
import {
  listSitemapArticles,
  listSitemapItems,
  listSitemapServices,
  listSitemapVideos,
} from '../db/repositories/sitemap';
import { type Dependencies } from '../dependencies';
import { serve } from '../http/serve';
import { popularCategories } from './clock-categories';
import { catalogueListPages, pagesOfOffersAndBranches, readingListPages } from './site-pages';

export function sitemapRoutes(api: FastifyInstance, dependencies: Dependencies): void {
  const { db, contentRevision } = dependencies;
  // Each build reads the addresses of all hosts, to name translations: four builds ask four times.
  const modelOf = (host: HostCode) =>
    readModelOf(contentRevision, () => editedPages(dependencies, host));
  const edited = { ru: modelOf('ru'), en: modelOf('en'), ua: modelOf('ua'), uz: modelOf('uz') };
  serve(api, sitemap, async ({ host }) => {
    const paths = [
      ...(await readingListPages(db, host)),
      ...(await pagesOfOffersAndBranches(db, host)),
    ];
    return {
      data: [...(await edited[host].current()), ...paths.map((path) => entry(path, null))],
    };
  });
}

/** Pages of what editors change, and of the lists that show it. */
async function editedPages(dependencies: Dependencies, host: HostCode): Promise<SitemapEntry[]> {
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
  return [
    ...services.map(({ url, updatedAt }) => entry(routes.service(url), updatedAt)),
    ...articles.map(({ url, updatedAt }) => entry(routes.article(url), updatedAt)),
    ...videos.map(({ url, updatedAt }) => entry(routes.video(url), updatedAt)),
    ...items.map(({ url, catalogType, updatedAt }) =>
      entry(routes.item(catalogs[catalogType].kind, url), updatedAt),
    ),
    ...lists.map((path) => entry(path, null)),
  ];
}

type SitemapEntry = ReturnType<typeof entry>;

const entry = (path: string, updatedAt: Date | null) => ({
  path,
  updated_at: updatedAt?.toISOString() ?? null,
});
