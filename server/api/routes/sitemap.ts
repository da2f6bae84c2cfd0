import { type FastifyInstance } from 'fastify';
import { catalogs } from '../../../src/config/catalogs';
import { routes } from '../../../src/config/routes';
import { sitemap } from '../../../src/contract/reading';
import {
  listSitemapArticles,
  listSitemapItems,
  listSitemapServices,
  listSitemapVideos,
} from '../db/repositories/sitemap';
import { type Dependencies } from '../dependencies';
import { serve } from '../serve';

export function sitemapRoutes(api: FastifyInstance, { db }: Dependencies): void {
  serve(api, sitemap, async ({ host }) => {
    const [items, articles, services, videos] = await Promise.all([
      listSitemapItems(db, host),
      listSitemapArticles(db, host),
      listSitemapServices(db, host),
      listSitemapVideos(db, host),
    ]);
    return {
      data: [
        ...services.map(({ url, updatedAt }) => entry(routes.service(url), updatedAt)),
        ...articles.map(({ url, updatedAt }) => entry(routes.article(url), updatedAt)),
        ...videos.map(({ url, updatedAt }) => entry(routes.video(url), updatedAt)),
        ...items.map(({ url, catalogType, updatedAt }) =>
          entry(routes.item(catalogs[catalogType].kind, url), updatedAt),
        ),
      ],
    };
  });
}

const entry = (path: string, updatedAt: Date) => ({ path, updated_at: updatedAt.toISOString() });
