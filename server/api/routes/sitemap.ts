import { type FastifyInstance } from 'fastify';
import { catalogs } from '../../../src/config/catalogs';
import { routes } from '../../../src/config/routes';
import { sitemap } from '../../../src/contract/reading';
import { listedIds } from '../catalogue/find';
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
  const { db } = dependencies;
  serve(api, sitemap, async ({ host }) => {
    const [items, articles, services, videos, listed, categories] = await Promise.all([
      listSitemapItems(db, host),
      listSitemapArticles(db, host),
      listSitemapServices(db, host),
      listSitemapVideos(db, host),
      listedIds(dependencies, host),
      popularCategories(dependencies, host),
    ]);
    const paths = [
      ...catalogueListPages(
        items.filter(({ id }) => listed.has(id)),
        categories.map(({ url }) => url),
      ),
      ...(await readingListPages(db, host)),
      ...(await pagesOfOffersAndBranches(db, host)),
    ];
    return {
      data: [
        ...services.map(({ url, updatedAt }) => entry(routes.service(url), updatedAt)),
        ...articles.map(({ url, updatedAt }) => entry(routes.article(url), updatedAt)),
        ...videos.map(({ url, updatedAt }) => entry(routes.video(url), updatedAt)),
        ...items.map(({ url, catalogType, updatedAt }) =>
          entry(routes.item(catalogs[catalogType].kind, url), updatedAt),
        ),
        ...paths.map((path) => entry(path, null)),
      ],
    };
  });
}

const entry = (path: string, updatedAt: Date | null) => ({
  path,
  updated_at: updatedAt?.toISOString() ?? null,
});
