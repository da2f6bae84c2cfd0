import { type FastifyInstance } from 'fastify';
import { type InferOutput } from 'valibot';
import { type HostCode } from '../../../src/config/hosts';
import { type articleAnswer, articles } from '../../../src/contract/articles';
import { cardAddress } from '../cards/card';
import { articleCard } from '../cards/page-cards';
import { countArticles, type findArticle, listArticles } from '../db/repositories/articles';
import { type Dependencies } from '../dependencies';
import { paginateData } from '../http/paginate';
import { coverAnswer } from '../pictures/pictures-of';
import { serve } from '../http/serve';

export function articleRoutes(api: FastifyInstance, { db, publicUrl }: Dependencies): void {
  serve(api, articles, async ({ host, query }) => {
    const { type, page, per_page, sortBy, direction = 'desc' } = query;
    const rows = await listArticles(db, {
      host,
      type,
      byDate: sortBy ? direction : null,
      limit: per_page,
      offset: (page - 1) * per_page,
    });
    return {
      items: rows.map((row) => toArticleAnswer(row, host, publicUrl())),
      paginate_data: paginateData(await countArticles(db, { host, type }), per_page),
    };
  });
}

type ArticleRow = NonNullable<Awaited<ReturnType<typeof findArticle>>>;

export function toArticleAnswer(
  row: ArticleRow,
  host: HostCode,
  publicUrl: string,
): InferOutput<typeof articleAnswer> {
  return {
    id: row.id,
    type: row.type,
    url: row.url,
    title: row.title,
    preview_text: row.preview,
    text: row.text,
    image_preview: coverAnswer(row.cover, publicUrl),
    publish_date: row.publishDate.toISOString(),
    show_main_page: row.isOnMainPage,
    social_card: cardAddress('articles', row.id, articleCard(host, row), publicUrl),
  };
}
