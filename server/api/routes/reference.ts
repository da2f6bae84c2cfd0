import { type FastifyInstance } from 'fastify';
import { faq, mainSeo, shortSeoPages, terms, videos } from '../../../src/contract/reading';
import {
  countVideos,
  listQuestions,
  listSeoTexts,
  listTerms,
  listVideos,
} from '../db/repositories/reference';
import { listServices } from '../db/repositories/services';
import { type Dependencies } from '../dependencies';
import { paginateData } from '../http/paginate';
import { coverAnswer } from '../pictures/pictures-of';
import { serve } from '../http/serve';

export function referenceRoutes(api: FastifyInstance, { db, publicUrl }: Dependencies): void {
  serve(api, faq, async ({ host }) => ({ data: await listQuestions(db, host) }));

  serve(api, terms, async ({ host }) => ({ data: await listTerms(db, host) }));

  serve(api, videos, async ({ host, query: { page, per_page } }) => {
    const rows = await listVideos(db, { host, limit: per_page, offset: (page - 1) * per_page });
    return {
      data: rows.map(({ embedUrl, publishDate, cover, ...video }) => ({
        ...video,
        image_preview: coverAnswer(cover, publicUrl()),
        embed_url: embedUrl,
        publish_date: publishDate.toISOString(),
      })),
      meta: paginateData(await countVideos(db, host), per_page),
    };
  });

  serve(api, mainSeo, async ({ host, param }) => ({
    seos: await listSeoTexts(db, host, param('cityAlias')),
  }));

  serve(api, shortSeoPages, async ({ host }) => {
    const rows = await listServices(db, { host, limit: 1000, offset: 0 });
    return { data: rows.map(({ id, url, title }) => ({ id, url, title })) };
  });
}
