import { articleTypeNames, articleTypes, type ArticleType } from '../../config/article-types';
import { limits } from '../../config/limits';
import { routes } from '../../config/routes';
import type { MakePage } from './page-maker';
import { pagesOf } from './pagination';
import { ask, type BuildData } from './query';

interface ArticlesOfTypes {
  allArticle: { nodes: { type: number }[] };
}

/**
 * Pages of the lists of the six article types. The articles are counted here: GraphQL's `group`
 * reads every field of every node first, 9 s for 10,000 articles.
 */
export async function createArticleListPages(data: BuildData, makePage: MakePage): Promise<void> {
  const { allArticle } = await ask<ArticlesOfTypes>(data, '{ allArticle { nodes { type } } }');
  const totals = new Map<number, number>();
  for (const { type } of allArticle.nodes) totals.set(type, (totals.get(type) ?? 0) + 1);
  for (const articleTypeName of articleTypeNames) {
    const articleType: ArticleType = articleTypes[articleTypeName];
    const total = totals.get(articleType) ?? 0;
    for (const page of pagesOf(total, limits.articlePageSize)) {
      makePage(routes.articles(articleTypeName, page.page), 'article-list-page', {
        articleType,
        articleTypeName,
        ...page,
      });
    }
  }
}
