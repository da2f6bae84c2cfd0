import type { CatalogType } from '../../config/catalogs';
import { listKinds, type ListKind } from '../../config/list-kinds';
import { paged } from '../../config/routes';
import type { BuiltOptions } from '../../contract/filters';
import type { ListScope } from './list/scope';

interface ListedPage {
  catalogType: CatalogType;
  listKind: ListKind;
  listPath: string;
  brand: { entityId: number } | undefined;
  collection: { entityId: number } | undefined;
  category: { entityId: number } | undefined;
  built: BuiltOptions | null;
}

/** The list of a built page: its catalogue, narrowed to what its path names. */
export function scopeOfPage(page: ListedPage): ListScope {
  const { catalogType, listKind, listPath, brand, collection, category, built } = page;
  return {
    catalogType,
    built,
    fixed: {
      ...listKinds[listKind].fixed,
      ...(brand && { brands: [String(brand.entityId)] }),
      ...(collection && { collection: [String(collection.entityId)] }),
      ...(category && { types: [String(category.entityId)] }),
    },
    pathOf: (number) => paged(listPath, number),
  };
}
