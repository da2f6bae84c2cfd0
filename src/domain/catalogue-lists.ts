import { catalogs, categoryList, dealerList, type CatalogType } from '../config/catalogs';
import type { Condition } from '../config/item-labels';
import { routes } from '../config/routes';

/** What decides which lists an item belongs to. */
export interface Listable {
  catalogType: CatalogType;
  brand: { url: string };
  collection: { url: string } | null;
  condition: Condition;
  /** Its category, where it has one. */
  type: { url: string } | null;
}

/**
 * Paths of the lists that an item belongs to: its catalogue's, brand's, collection's and category's,
 * and that of what failed quality control. They show it while it is listed.
 */
export function listPathsOf(item: Listable): string[] {
  const { catalogType, brand, collection, condition, type } = item;
  const lists = [routes.catalogue(catalogType), routes.catalogue(catalogType, brand.url)];
  if (collection && catalogs[catalogType].hasCollections) {
    lists.push(routes.collection(catalogType, brand.url, collection.url));
  }
  const failed: readonly Condition[] = dealerList.conditions;
  if (catalogType === dealerList.catalogType && failed.includes(condition)) {
    lists.push(routes.dealer());
  }
  if (catalogType === categoryList && type) lists.push(routes.category(type.url));
  return lists;
}
