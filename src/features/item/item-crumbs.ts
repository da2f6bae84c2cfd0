import { routes } from '../../config/routes';
import { catalogs } from '../../config/catalogs';
import type { Item } from '../../contract/items';

/** The way from a list to an item: list, maker and, for watches, collection. */
export function crumbsTo(
  { catalogType, brand, collection }: Pick<Item, 'catalogType' | 'brand' | 'collection'>,
  listTitle: string,
): { title: string; path: string }[] {
  const { hasCollections } = catalogs[catalogType];
  return [
    { title: listTitle, path: routes.catalogue(catalogType) },
    { title: brand.title, path: routes.catalogue(catalogType, brand.url) },
    ...(hasCollections && collection
      ? [
          {
            title: collection.title,
            path: routes.collection(catalogType, brand.url, collection.url),
          },
        ]
      : []),
  ];
}
