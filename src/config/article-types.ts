/** Article types by their code (spec §3 "Articles, by type"). */
export const articleTypes = {
  news: 3,
  analytics: 4,
  articles: 5,
  lombardNews: 7,
  myths: 14,
  importantToKnow: 15,
} as const;

export type ArticleTypeName = keyof typeof articleTypes;
export type ArticleType = (typeof articleTypes)[ArticleTypeName];

export const articleTypeNames = Object.keys(articleTypes) as ArticleTypeName[];

/** Spec §7: types 3, 4 and 5 come newest first, the others in the order of the backend. */
export const newestFirstTypes: readonly ArticleType[] = [3, 4, 5];

/** First page of each type's list. Spec §2 names the paths of 5, 7, 14 and 15; news and analytics are ours. */
export const articleListPaths: Record<ArticleTypeName, string> = {
  news: '/news/',
  analytics: '/analytics/',
  articles: '/article/',
  lombardNews: '/news/news-lombard/',
  myths: '/article/10-mifov-o-chasovykh-lombardakh/',
  importantToKnow: '/news/vazhno-znat/',
};

export function articleTypeName(type: number): ArticleTypeName {
  const name = articleTypeNames.find((candidate) => articleTypes[candidate] === type);
  if (!name) throw new Error(`unknown article type ${type}`);
  return name;
}
