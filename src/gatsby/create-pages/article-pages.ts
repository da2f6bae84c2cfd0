import type { MakePage } from './page-maker';
import { ask, type BuildData } from './query';

interface Articles {
  allArticle: { nodes: { id: string; path: string }[] };
}

/** A page for every article. */
export async function createArticlePages(data: BuildData, makePage: MakePage): Promise<void> {
  const { allArticle } = await ask<Articles>(data, '{ allArticle { nodes { id path } } }');
  for (const { id, path } of allArticle.nodes) makePage(path, 'article-page', { id });
}
