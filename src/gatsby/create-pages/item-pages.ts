import type { MakePage } from './page-maker';
import { ask, type BuildData } from './query';

interface Items {
  allItem: {
    nodes: {
      id: string;
      path: string;
      catalogType: string;
      isListed: boolean;
      brand: { url: string };
    }[];
  };
}

/**
 * A page for every item, current or archived, sold or not: a link to it stays good. A maker has a
 * list of its own only where something of it is listed; elsewhere no page may link to it.
 */
export async function createItemPages(data: BuildData, makePage: MakePage): Promise<void> {
  const { allItem } = await ask<Items>(
    data,
    '{ allItem { nodes { id path catalogType isListed brand { url } } } }',
  );
  const listOf = ({ catalogType, brand }: Items['allItem']['nodes'][number]) =>
    `${catalogType}/${brand.url}`;
  const lists = new Set(allItem.nodes.filter(({ isListed }) => isListed).map(listOf));
  for (const item of allItem.nodes) {
    makePage(item.path, 'item-page', { id: item.id, hasBrandList: lists.has(listOf(item)) });
  }
}
