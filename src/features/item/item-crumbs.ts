import { routes } from '../../config/routes';
import type { Item } from '../../contract/items';

/** The way to an item: its list and, where it has one there, the list of its maker. */
export function crumbsTo(
  { catalogType, brand }: Pick<Item, 'catalogType' | 'brand'>,
  listTitle: string,
  hasBrandList: boolean,
): { title: string; path: string }[] {
  const list = { title: listTitle, path: routes.catalogue(catalogType) };
  if (!hasBrandList) return [list];
  return [list, { title: brand.title, path: routes.catalogue(catalogType, brand.url) }];
}
