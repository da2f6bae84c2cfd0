import { catalogs } from '../../config/catalogs';
import { listPathsOf } from '../../domain/catalogue-lists';
import { availableStatuses } from '../../config/item-labels';
import { routes } from '../../config/routes';
import type { FilterName } from '../../contract/filters';
import type { Item } from '../../contract/items';

/**
 * Spec §3: by default a list shows only what can be had in at least one city (`available` 1); an
 * archive shows what is gone. The live list of the backend goes by the same rule.
 */
function isListed(item: Item): boolean {
  return (
    catalogs[item.catalogType].isArchive ||
    item.availability.some(({ status }) => availableStatuses.includes(status))
  );
}

/** What the options of a list count of an item; places and special offers are known elsewhere. */
export type Facets = Partial<Record<FilterName, string[]>>;

function facetsOf(item: Item): Facets {
  const ids = (...options: ({ id: number } | null)[]) =>
    options.flatMap((option) => (option ? [String(option.id)] : []));
  return {
    brands: ids(item.brand),
    collections: ids(item.collection),
    types: ids(item.type),
    genders: ids(item.gender),
    'body-forms': ids(item.bodyForm),
    'body-materials-for-filter': ids(item.bodyMaterial),
    insertions: ids(...item.insertions),
    'status-used': [item.condition],
  };
}

export function toItemNode({ id, ...item }: Item) {
  const isShown = isListed({ id, ...item });
  return {
    ...item,
    entityId: id,
    path: routes.item(item.kind, item.url),
    isArchive: catalogs[item.catalogType].isArchive,
    isListed: isShown,
    lists: isShown ? listPathsOf(item) : [],
    facets: facetsOf({ id, ...item }),
  };
}
