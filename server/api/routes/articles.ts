import { type FastifyInstance } from 'fastify';
import { type ArticleType } from '../../../src/config/article-types';
import { articles } from '../../../src/contract/articles';
import { countArticles, listArticles } from '../db/repositories/articles';
import { type Dependencies } from '../dependencies';
import { paginateData } from '../paginate';
import { coverPicture } from '../pictures-of';
import { serve, type Ask } from '../serve';

interface ArticlesQuery {
  type: ArticleType;
  page: number;
  per_page: number;
  sortBy?: 'publish_date';
  direction?: 'asc' | 'desc';
}

export function articleRoutes(api: FastifyInstance, { db, publicUrl }: Dependencies): void {
  serve(api, articles, async ({ host, query }: Ask<ArticlesQuery>) => {
    const { type, page, per_page, sortBy, direction = 'desc' } = query;
    const rows = await listArticles(db, {
      host,
      type,
      byDate: sortBy ? direction : null,
      limit: per_page,
      offset: (page - 1) * per_page,
    });
    return {
      items: rows.map((row) => ({
        id: row.id,
        type: row.type,
        url: row.url,
        title: row.title,
        preview_text: row.preview,
        text: row.text,
        image_preview: coverPicture('article', row.url, publicUrl()),
        publish_date: row.publishDate.toISOString(),
        show_main_page: row.isOnMainPage,
      })),
      paginate_data: paginateData(await countArticles(db, { host, type }), per_page),
    };
  });
}
