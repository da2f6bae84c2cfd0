import type { CatalogType } from '../../config/catalogs';
import { routes } from '../../config/routes';
import type { MakePage } from './page-maker';
import { ask, type BuildData } from './query';

interface BuiltItem {
  id: string;
  path: string;
  catalogType: CatalogType;
  isListed: boolean;
  brand: { url: string };
}

/**
 * A page for every item, current or archived, sold or not: a link to it stays good. A maker has a
 * list of its own only where something of it is listed; `lists` names those that the page may link
 * to.
 */
export async function createItemPages(data: BuildData, makePage: MakePage): Promise<void> {
  const { allItem } = await ask<{ allItem: { nodes: BuiltItem[] } }>(
    data,
    '{ allItem { nodes { id path catalogType isListed brand { url } } } }',
  );
  const listsAbove = ({ catalogType, brand }: BuiltItem) => [
    routes.catalogue(catalogType, brand.url),
  ];
  const made = new Set(allItem.nodes.filter(({ isListed }) => isListed).flatMap(listsAbove));
  for (const item of allItem.nodes) {
    const lists = listsAbove(item).filter((path) => made.has(path));
    makePage(item.path, 'item-page', { id: item.id, lists });
  }
}
