import type { ArticlesOfTypes } from './articles-of-types';
import type { MakePage } from './page-maker';
import { neighboursOf } from './neighbours';

/** A page for every article, with the articles of its list that stand next to it. */
export function createArticlePages(types: ArticlesOfTypes, makePage: MakePage): void {
  for (const articles of types.values()) {
    const ids = articles.map(({ id }) => id);
    articles.forEach(({ id, path }, index) => {
      const [related1, related2, related3] = neighboursOf(ids, index);
      makePage(path, 'article-page', { id, related1, related2, related3 });
    });
  }
}
