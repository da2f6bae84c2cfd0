import type { CatalogType } from '../../config/catalogs';
import { routes } from '../../config/routes';
import type { BrandStory } from '../../contract/brands';
import type { OptionsOfFilter } from '../../contract/filters';
import type { ItemCard } from '../../contract/items';
import type { Advantage, Offer, PopularCategory, Special } from '../../contract/offers';
import type { SalesSummary } from '../../contract/sales';
import type { Clean, Position } from './source';

export const toBrandNode =
  (clean: Clean) =>
  ({ id, about, collections, ...brand }: BrandStory) => ({
    ...brand,
    entityId: id,
    aboutHtml: clean(about),
    collections: collections.map(({ id: entityId, ...collection }) => ({
      ...collection,
      entityId,
    })),
  });

export function toActionNode({ id, ...action }: Offer, { index }: Position) {
  return { ...action, entityId: id, path: routes.action(id), order: index };
}

export function toAdvantageNode({ id, ...advantage }: Advantage, { index }: Position) {
  return { ...advantage, entityId: id, order: index };
}

/** Its items are told by their ids: each has a node of its own. */
export function toSpecialNode(
  { id, items, ...special }: Special & { items: readonly ItemCard[] },
  { index }: Position,
) {
  return {
    ...special,
    entityId: id,
    path: routes.special(special.url),
    itemIds: items.map((item) => item.id),
    order: index,
  };
}

/** How many items it leads to is left to the list: home is not rewritten for every sale. */
export function toPopularCategoryNode(
  { id, url, title, catalogType, cover }: PopularCategory,
  { index }: Position,
) {
  return {
    entityId: id,
    url,
    path: routes.category(url),
    catalogType,
    title,
    cover,
    order: index,
  };
}

/** Answer of one catalogue's `/filter`. */
export interface FilterWords {
  id: CatalogType;
  filters: readonly OptionsOfFilter[];
}

/** Counts are left out: they are counted for each list, and would make the node another every day. */
export function toFilterWordsNode({ id, filters }: FilterWords) {
  return {
    catalogType: id,
    options: Object.fromEntries(
      filters.map(({ name, options }) => [
        name,
        options.map(({ id: option, title, isPopular, url }) => ({
          id: option,
          title,
          isPopular,
          url,
        })),
      ]),
    ),
  };
}

export function toUnitOfTheDayNode({ id }: ItemCard, { index }: Position) {
  return { entityId: id, itemId: id, order: index };
}

export const toSalesSummaryNode = ({ id, ...summary }: SalesSummary) => ({ ...summary, key: id });
