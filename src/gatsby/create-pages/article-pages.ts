import type { MakePage } from './page-maker';
import { neighboursOf } from './neighbours';
import { ask, type BuildData } from './query';

interface Articles {
  allArticle: { nodes: { id: string; path: string; type: number }[] };
}

/** A page for every article, with the articles of its list that stand next to it. */
export async function createArticlePages(data: BuildData, makePage: MakePage): Promise<void> {
  const { allArticle } = await ask<Articles>(
    data,
    '{ allArticle(sort: { order: ASC }) { nodes { id path type } } }',
  );
  const lists = new Map<number, string[]>();
  for (const { id, type } of allArticle.nodes) {
    const list = lists.get(type);
    if (list) list.push(id);
    else lists.set(type, [id]);
  }
  const places = new Map<string, { list: string[]; index: number }>();
  for (const list of lists.values()) list.forEach((id, index) => places.set(id, { list, index }));
  for (const { id, path } of allArticle.nodes) {
    const { list = [], index = 0 } = places.get(id) ?? {};
    const [related1, related2, related3] = neighboursOf(list, index);
    makePage(path, 'article-page', { id, related1, related2, related3 });
  }
}
