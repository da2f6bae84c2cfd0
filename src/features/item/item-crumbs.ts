import { routes } from '../../config/routes';
import type { Item } from '../../contract/items';

/**
 * The way to an item: its catalogue, the list of its maker and, for watches, of its collection.
 * `lists` holds the paths of those that there are: a maker of whom nothing is listed has none.
 */
export function crumbsTo(
  { catalogType, brand, collection }: Pick<Item, 'catalogType' | 'brand' | 'collection'>,
  catalogueTitle: string,
  lists: readonly string[],
): { title: string; path: string }[] {
  const narrower = [{ title: brand.title, path: routes.catalogue(catalogType, brand.url) }];
  if (collection) {
    narrower.push({
      title: collection.title,
      path: routes.collection(catalogType, brand.url, collection.url),
    });
  }
  return [
    { title: catalogueTitle, path: routes.catalogue(catalogType) },
    ...narrower.filter(({ path }) => lists.includes(path)),
  ];
}
