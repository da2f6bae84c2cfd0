import { type FastifyInstance } from 'fastify';
import { type InferOutput } from 'valibot';
import { type HostCode } from '../../../src/config/hosts';
import {
  faq,
  mainSeo,
  shortSeoPages,
  terms,
  type videoAnswer,
  videos,
} from '../../../src/contract/reading';
import { cardAddress } from '../cards/card';
import { videoCard } from '../cards/page-cards';
import {
  countVideos,
  type findVideo,
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
      data: rows.map((row) => toVideoAnswer(row, host, publicUrl())),
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

export function toVideoAnswer(
  row: NonNullable<Awaited<ReturnType<typeof findVideo>>>,
  host: HostCode,
  publicUrl: string,
): InferOutput<typeof videoAnswer> {
  const { embedUrl, publishDate, cover, ...video } = row;
  return {
    ...video,
    image_preview: coverAnswer(cover, publicUrl),
    embed_url: embedUrl,
    publish_date: publishDate.toISOString(),
    social_card: cardAddress('videos', row.id, videoCard(host, row), publicUrl),
  };
}
