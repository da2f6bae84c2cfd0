import { catalogs, catalogTypes, dealerList, type CatalogType } from '../../config/catalogs';
import { limits } from '../../config/limits';
import { routes } from '../../config/routes';
import { ask, type BuildData } from './query';
import type { MakePage } from './page-maker';
import { pagesOf } from './pagination';

interface ListedItem {
  catalogType: CatalogType;
  brand: { url: string };
  collection: { url: string } | null;
  /** Paths of the lists that show it. */
  lists: string[];
}

/** A list as its pages need it. */
interface List {
  pathOf: (page: number) => string;
  catalogType: CatalogType;
  brandUrl: string | null;
  collectionUrl: string | null;
  isDealer: boolean;
}

/**
 * Pages of the eight catalogue lists, of each brand that has items there, of each collection of
 * watches, and of what failed quality control (spec §2).
 */
export async function createCataloguePages(data: BuildData, makePage: MakePage): Promise<void> {
  const { allItem } = await ask<{ allItem: { nodes: ListedItem[] } }>(
    data,
    `{
      allItem(filter: { isListed: { eq: true } }) {
        nodes { catalogType brand { url } collection { url } lists }
      }
    }`,
  );
  const totals = new Map<string, number>();
  for (const path of allItem.nodes.flatMap(({ lists }) => lists)) {
    totals.set(path, (totals.get(path) ?? 0) + 1);
  }
  for (const { pathOf, ...list } of listsOf(allItem.nodes)) {
    const listPath = pathOf(1);
    const total = totals.get(listPath) ?? 0;
    for (const page of pagesOf(total, limits.listPageSize)) {
      makePage(pathOf(page.page), 'catalogue-page', {
        ...list,
        listPath,
        catalogPath: routes.catalogue(list.catalogType),
        // What a query asks the links of a brand's collections by; no list has an empty path.
        brandPath:
          list.brandUrl && catalogs[list.catalogType].hasCollections
            ? routes.catalogue(list.catalogType, list.brandUrl)
            : '',
        total,
        ...page,
      });
    }
  }
}

function listsOf(items: readonly ListedItem[]): List[] {
  const lists = new Map<string, List>();
  const add = (list: List) => lists.set(list.pathOf(1), list);
  const none = { brandUrl: null, collectionUrl: null, isDealer: false };
  for (const catalogType of catalogTypes) {
    add({ ...none, catalogType, pathOf: (page) => routes.catalogue(catalogType, null, page) });
  }
  for (const { catalogType, brand, collection } of items) {
    const ofBrand = { ...none, catalogType, brandUrl: brand.url };
    add({ ...ofBrand, pathOf: (page) => routes.catalogue(catalogType, brand.url, page) });
    if (!collection || !catalogs[catalogType].hasCollections) continue;
    const { url } = collection;
    const pathOf = (page: number) => routes.collection(catalogType, brand.url, url, page);
    add({ ...ofBrand, collectionUrl: url, pathOf });
  }
  add({ ...none, catalogType: dealerList.catalogType, isDealer: true, pathOf: routes.dealer });
  return [...lists.values()];
}
