import type { ItemKind } from '../../config/catalogs';
import { salesKeysOf } from '../../domain/sales';
import type { MakePage } from './page-maker';
import { ask, type BuildData } from './query';
import { salesContext, salesKeys } from './sales-context';

interface BuiltItem {
  id: string;
  path: string;
  kind: ItemKind;
  brand: { url: string };
  collection: { url: string } | null;
  isListed: boolean;
  /** Paths of the lists that show it, or would if it were listed. */
  lists: string[];
}

/**
 * A page for every item, current or archived, sold or not: a link to it stays good. A maker has a
 * list of its own only where something of it is listed; `lists` names those that the page may link
 * to. What such pieces went for is told where enough of them were sold.
 */
export async function createItemPages(data: BuildData, makePage: MakePage): Promise<void> {
  const { allItem } = await ask<{ allItem: { nodes: BuiltItem[] } }>(
    data,
    '{ allItem { nodes { id path kind brand { url } collection { url } isListed lists } } }',
  );
  const sales = await salesKeys(data);
  const listed = allItem.nodes.filter(({ isListed }) => isListed);
  const made = new Set(listed.flatMap(({ lists }) => lists));
  for (const { id, path, lists, ...item } of allItem.nodes) {
    makePage(path, 'item-page', {
      id,
      lists: lists.filter((list) => made.has(list)),
      ...salesContext(salesKeysOf(item), sales),
    });
  }
}
