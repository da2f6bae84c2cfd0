import {
  catalogs,
  catalogTypes,
  categoryList,
  dealerList,
  type CatalogType,
} from '../../config/catalogs';
import { limits } from '../../config/limits';
import { listKinds, type ListKind } from '../../config/list-kinds';
import { routes } from '../../config/routes';
import { salesKey } from '../../domain/sales';
import { optionsOfLists, type CountedItem, type CountedStock } from '../list-options';
import { ask, type BuildData } from './query';
import type { MakePage } from './page-maker';
import { pagesOf } from './pagination';
import { salesContext, salesKeys } from './sales-context';

interface ListedItem extends CountedItem {
  id: string;
  /** Paths of the lists that show it. */
  lists: string[];
}

interface CatalogueData {
  allItem: { nodes: ListedItem[] };
  allFilterWords: {
    nodes: { catalogType: CatalogType; options: ReturnType<CountedStock['words']['get']> }[];
  };
  allCity: { nodes: CountedStock['cities'] };
  allSpecialOffer: { nodes: CountedStock['specials'] };
  allPopularCategory: { nodes: { url: string }[] };
}

/** A list as its pages need it. */
interface List {
  pathOf: (page: number) => string;
  catalogType: CatalogType;
  brandUrl: string | null;
  collectionUrl: string | null;
  /** A popular category of watches. */
  categoryUrl: string | null;
  listKind: ListKind;
}

/**
 * Pages of the eight catalogue lists, of each brand that has items there, of each collection of
 * watches, of popular categories, and of what failed quality control (spec §2). The first page of a
 * list carries its filter options and what such pieces went for; further pages ask for the options, so that
 * they stay as they were built when only a count has changed. Each page is told which items it shows: one
 * that asked for a part of a list would have its query run again with every change of any item.
 */
export async function createCataloguePages(data: BuildData, makePage: MakePage): Promise<void> {
  const answer = await ask<CatalogueData>(
    data,
    `{
      allItem(sort: [{ datePublish: DESC }, { entityId: DESC }]) {
        nodes {
          id entityId catalogType isListed lists facets condition price priceWithDiscount diameter
          brand { id url } collection { id url } type { id url }
          availability { cityAlias status }
        }
      }
      allFilterWords { nodes { catalogType options } }
      allCity { nodes { entityId alias } }
      allSpecialOffer { nodes { entityId itemIds } }
      allPopularCategory { nodes { url } }
    }`,
  );
  const sales = await salesKeys(data);
  const items = answer.allItem.nodes;
  const shownBy = itemsByList(items);
  const lists = listsOf(items, answer.allPopularCategory.nodes);
  const paths = new Set(lists.map(({ pathOf }) => pathOf(1)));
  const optionsOf = optionsOfLists({
    items,
    words: new Map(
      answer.allFilterWords.nodes.map(({ catalogType, options }) => [catalogType, options ?? {}]),
    ),
    cities: answer.allCity.nodes,
    specials: answer.allSpecialOffer.nodes,
    hasPage: (path) => paths.has(path),
  });
  for (const { pathOf, ...list } of lists) {
    const listPath = pathOf(1);
    const shown = shownBy.get(listPath) ?? [];
    const total = shown.length;
    const collectionUrls = collectionsOf(shownBy.get(brandListOf(list)) ?? []);
    for (const { skip, limit, ...page } of pagesOf(total, limits.listPageSize)) {
      makePage(pathOf(page.page), 'catalogue-page', {
        ...list,
        listPath,
        ids: shown.slice(skip, skip + limit).map(({ id }) => id),
        collectionUrls,
        // Categories are linked from the whole list and from each other.
        categoriesOf: listKinds[list.listKind].linksCategories ? [list.catalogType] : [],
        total,
        options: page.page === 1 ? optionsOf(listPath) : null,
        ...salesContext(page.page === 1 ? salesKeysOfList(list) : [], sales),
        ...page,
      });
    }
  }
}

/** Items by the paths of the lists that show them, in the order of the lists. */
function itemsByList(items: readonly ListedItem[]): Map<string, ListedItem[]> {
  const shownBy = new Map<string, ListedItem[]>();
  for (const item of items) {
    for (const path of item.lists) {
      const others = shownBy.get(path);
      if (others) others.push(item);
      else shownBy.set(path, [item]);
    }
  }
  return shownBy;
}

/** The list of all items of a brand, whose collections a list links; no list has an empty path. */
function brandListOf({ brandUrl, catalogType }: Omit<List, 'pathOf'>): string {
  return brandUrl && catalogs[catalogType].hasCollections
    ? routes.catalogue(catalogType, brandUrl)
    : '';
}

/** Addresses of the collections that some items are of. */
function collectionsOf(items: readonly ListedItem[]): string[] {
  return [...new Set(items.flatMap(({ collection }) => collection?.url ?? []))].sort();
}

/** A category and what failed quality control are no subjects of their own. */
const summedUp: readonly ListKind[] = ['catalogue', 'brand', 'collection'];

function salesKeysOfList({ listKind, catalogType, ...of }: Omit<List, 'pathOf'>): string[] {
  return summedUp.includes(listKind) ? [salesKey({ kind: catalogs[catalogType].kind, ...of })] : [];
}

function listsOf(items: readonly ListedItem[], categories: readonly { url: string }[]): List[] {
  const lists = new Map<string, List>();
  const add = (list: List) => lists.set(list.pathOf(1), list);
  const none = { brandUrl: null, collectionUrl: null, categoryUrl: null };
  for (const catalogType of catalogTypes) {
    const pathOf = (page: number) => routes.catalogue(catalogType, null, page);
    add({ ...none, listKind: 'catalogue', catalogType, pathOf });
  }
  for (const { catalogType, brand, collection, isListed } of items) {
    if (!isListed) continue;
    const ofBrand = { ...none, catalogType, brandUrl: brand.url };
    const brandPathOf = (page: number) => routes.catalogue(catalogType, brand.url, page);
    add({ ...ofBrand, listKind: 'brand', pathOf: brandPathOf });
    if (!collection || !catalogs[catalogType].hasCollections) continue;
    const { url } = collection;
    const pathOf = (page: number) => routes.collection(catalogType, brand.url, url, page);
    add({ ...ofBrand, listKind: 'collection', collectionUrl: url, pathOf });
  }
  for (const { url } of categories) {
    const pathOf = (page: number) => routes.category(url, page);
    add({
      ...none,
      listKind: 'category',
      catalogType: categoryList,
      categoryUrl: url,
      pathOf,
    });
  }
  const { catalogType } = dealerList;
  add({ ...none, listKind: 'dealer', catalogType, pathOf: routes.dealer });
  return [...lists.values()];
}
