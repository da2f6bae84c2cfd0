import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { hostOfBuild, originOf } from '../../domain/addresses';
import { articleTypeNames, articleTypes, type ArticleTypeName } from '../../config/article-types';
import { hosts } from '../../config/hosts';
import { reading } from '../../config/reading';
import { routes } from '../../config/routes';
import { ask } from '../create-pages/query';
import { rss } from './rss';

interface FeedArticles {
  allArticle: { nodes: { title: string; path: string; preview: string; publishDate: string }[] };
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
  for (const name of articleTypeNames) {
    const { allArticle } = await ask<FeedArticles>(
      build,
      `{ allArticle(
        filter: { type: { eq: ${articleTypes[name]} } }
        sort: [{ publishDate: DESC }, { entityId: DESC }]
        limit: ${reading.feedEntries}
      ) { nodes { title path preview publishDate } } }`,
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
        entries: allArticle.nodes.map(({ title, path, preview, publishDate }) => ({
          title,
          link: `${origin}${path}`,
          description: preview,
          publishDate,
        })),
      }),
    );
  }
}
