import { articleTypeNames, articleTypes, type ArticleType } from '../../config/article-types';
import { limits } from '../../config/limits';
import { routes } from '../../config/routes';
import type { MakePage } from './page-maker';
import { pagesOf } from './pagination';
import { ask, type BuildData } from './query';

interface ArticleTotals {
  allArticle: { group: { fieldValue: string; totalCount: number }[] };
}

/** Pages of the lists of the six article types. */
export async function createArticleListPages(data: BuildData, makePage: MakePage): Promise<void> {
  const { allArticle } = await ask<ArticleTotals>(
    data,
    '{ allArticle { group(field: { type: SELECT }) { fieldValue totalCount } } }',
  );
  const totals = new Map(allArticle.group.map((group) => [group.fieldValue, group.totalCount]));
  for (const articleTypeName of articleTypeNames) {
    const articleType: ArticleType = articleTypes[articleTypeName];
    const total = totals.get(String(articleType)) ?? 0;
    for (const page of pagesOf(total, limits.articlePageSize)) {
      makePage(routes.articles(articleTypeName, page.page), 'article-list-page', {
        articleType,
        articleTypeName,
        ...page,
      });
    }
  }
}
