import { articleTypeNames, articleTypes } from '../../config/article-types';
import { limits } from '../../config/limits';
import { routes } from '../../config/routes';
import type { ArticlesOfTypes } from './articles-of-types';
import type { MakePage } from './page-maker';
import { pagesOf } from './pagination';

/**
 * Pages of the lists of the six article types. Each is told which articles it shows: a page that asked
 * for a part of a list would have its query run again with every change of any article.
 */
export function createArticleListPages(types: ArticlesOfTypes, makePage: MakePage): void {
  for (const articleTypeName of articleTypeNames) {
    const articles = types.get(articleTypes[articleTypeName]) ?? [];
    for (const { page, lastPage, skip, limit } of pagesOf(
      articles.length,
      limits.articlePageSize,
    )) {
      const ids = articles.slice(skip, skip + limit).map(({ id }) => id);
      makePage(routes.articles(articleTypeName, page), 'article-list-page', {
        articleTypeName,
        ids,
        page,
        lastPage,
      });
    }
  }
}
