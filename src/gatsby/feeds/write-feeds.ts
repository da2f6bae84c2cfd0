import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { hostOfBuild, originOf } from '../../domain/addresses';
import { articleTypeNames, articleTypes, type ArticleTypeName } from '../../config/article-types';
import { hosts } from '../../config/hosts';
import { reading } from '../../config/reading';
import { routes } from '../../config/routes';
import { articlesOfTypes, type ListedArticle } from '../create-pages/articles-of-types';
import { ask } from '../create-pages/query';
import { rss } from './rss';

interface FeedArticles {
  articlesByIds: { title: string; path: string; preview: string; publishDate: string }[];
}

type ListWords = Record<ArticleTypeName, { title: string; lead: string }>;

/** Writes a feed beside the page of each list of articles (`/news/rss.xml`). */
export async function writeFeeds(build: Pick<CreatePagesArgs, 'graphql'>): Promise<void> {
  const host = hostOfBuild();
  const origin = originOf(host);
  const { locale } = await ask<{ locale: { data: string } }>(
    build,
    `{ locale(ns: { eq: "articles" }, language: { eq: "${host}" }) { data } }`,
  );
  const words = JSON.parse(locale.data) as ListWords;
  const types = await articlesOfTypes(build);
  for (const name of articleTypeNames) {
    const ids = newestFirst(types.get(articleTypes[name]) ?? []).map(({ id }) => id);
    const { articlesByIds } = await ask<FeedArticles>(
      build,
      `{ articlesByIds(ids: ${JSON.stringify(ids.slice(0, reading.feedEntries))}) {
        title path preview publishDate
      } }`,
    );
    const file = join('public', routes.articleFeed(name));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(
      file,
      rss({
        title: words[name].title,
        description: words[name].lead,
        link: `${origin}${routes.articles(name)}`,
        self: `${origin}${routes.articleFeed(name)}`,
        language: hosts[host].languageTag,
        entries: articlesByIds.map(({ title, path, preview, publishDate }) => ({
          title,
          link: `${origin}${path}`,
          description: preview,
          publishDate,
        })),
      }),
    );
  }
}

function newestFirst(articles: readonly ListedArticle[]): ListedArticle[] {
  return [...articles].sort((one, other) =>
    one.publishDate === other.publishDate
      ? other.entityId - one.entityId
      : one.publishDate < other.publishDate
        ? 1
        : -1,
  );
}
