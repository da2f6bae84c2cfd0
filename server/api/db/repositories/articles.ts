import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { type ArticleType } from '../../../../src/config/article-types';
import { type HostCode } from '../../../../src/config/hosts';
import { type Database } from '../connect';
import { articles, articleTexts } from '../schema/articles';
import { covers } from '../schema/covers';
import { coverFields } from './covers';

export interface ArticleSelection {
  host: HostCode;
  type: ArticleType;
  /** Null: the order in which the editor put them. */
  byDate: 'asc' | 'desc' | null;
  limit: number;
  offset: number;
}

const onHost = (host: HostCode) =>
  and(eq(articleTexts.articleId, articles.id), eq(articleTexts.host, host));

/**
 * One page of a host's articles of a type. The page is chosen by ids alone: to sort all articles with
 * their texts takes a far page several times as long.
 */
export function listArticles(
  db: Database,
  { host, type, byDate, limit, offset }: ArticleSelection,
) {
  const order = byDate === 'desc' ? desc : asc;
  const inOrder = [
    order(byDate ? articleTexts.publishDate : articles.position),
    order(articles.id),
  ];
  const ofPage = db
    .select({ id: articles.id })
    .from(articles)
    .innerJoin(articleTexts, onHost(host))
    .where(eq(articles.type, type))
    .orderBy(...inOrder)
    .limit(limit)
    .offset(offset);
  return selectArticles(db, host)
    .where(inArray(articles.id, ofPage))
    .orderBy(...inOrder);
}

/** One article of a host; undefined when the host does not tell of it. */
export async function findArticle(db: Database, host: HostCode, id: number) {
  const [row] = await selectArticles(db, host).where(eq(articles.id, id));
  return row;
}

function selectArticles(db: Database, host: HostCode) {
  return db
    .select({
      id: articles.id,
      type: articles.type,
      url: articles.url,
      title: articleTexts.title,
      preview: articleTexts.preview,
      text: articleTexts.text,
      publishDate: articleTexts.publishDate,
      isOnMainPage: articleTexts.isOnMainPage,
      cover: coverFields,
    })
    .from(articles)
    .innerJoin(articleTexts, onHost(host))
    .leftJoin(covers, eq(covers.id, articles.coverId))
    .$dynamic();
}

export async function countArticles(
  db: Database,
  { host, type }: Pick<ArticleSelection, 'host' | 'type'>,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(articles)
    .innerJoin(articleTexts, onHost(host))
    .where(eq(articles.type, type));
  return row?.total ?? 0;
}
