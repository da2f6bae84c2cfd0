import type { MakePage } from './page-maker';
import { ask, type BuildData } from './query';

interface Items {
  allItem: { nodes: { id: string; path: string }[] };
}

/** A page for every item, current or archived, sold or not: a link to it stays good. */
export async function createItemPages(data: BuildData, makePage: MakePage): Promise<void> {
  const { allItem } = await ask<Items>(data, '{ allItem { nodes { id path } } }');
  for (const { id, path } of allItem.nodes) makePage(path, 'item-page', { id });
}
