import type { Condition } from './item-labels';

/** Kinds of catalogue items (spec §3), named as in their item paths. */
export const itemKinds = ['clock', 'jewelry', 'accessory', 'art'] as const;

export type ItemKind = (typeof itemKinds)[number];

/** The eight lists (spec §2); the key is the first path segment of the list and its API path. */
export const catalogTypes = [
  'clocks_today',
  'clocks_archive',
  'jewellery',
  'jewelries_archive',
  'accessories',
  'accessory_archive',
  'arts',
  'arts_archive',
] as const;

export type CatalogType = (typeof catalogTypes)[number];

export interface Catalog {
  type: CatalogType;
  kind: ItemKind;
  isArchive: boolean;
  /** Only watches have lists by collection (spec §2). */
  hasCollections: boolean;
}

export const catalogs: Record<CatalogType, Catalog> = {
  clocks_today: { type: 'clocks_today', kind: 'clock', isArchive: false, hasCollections: true },
  clocks_archive: { type: 'clocks_archive', kind: 'clock', isArchive: true, hasCollections: true },
  jewellery: { type: 'jewellery', kind: 'jewelry', isArchive: false, hasCollections: false },
  jewelries_archive: {
    type: 'jewelries_archive',
    kind: 'jewelry',
    isArchive: true,
    hasCollections: false,
  },
  accessories: { type: 'accessories', kind: 'accessory', isArchive: false, hasCollections: false },
  accessory_archive: {
    type: 'accessory_archive',
    kind: 'accessory',
    isArchive: true,
    hasCollections: false,
  },
  arts: { type: 'arts', kind: 'art', isArchive: false, hasCollections: false },
  arts_archive: { type: 'arts_archive', kind: 'art', isArchive: true, hasCollections: false },
};

/**
 * Spec §2 `/clocks_dealer/`: items that failed quality control, which are watches on sale with a
 * fault that the description names (docs/decisions.md).
 */
export const dealerList = {
  catalogType: 'clocks_today',
  conditions: ['has_defects', 'needs_repair'],
} as const satisfies { catalogType: CatalogType; conditions: readonly Condition[] };

/** Popular categories are types of the watches on sale (spec §7 "clock category"). */
export const categoryList = 'clocks_today' as const satisfies CatalogType;

export function isItemKind(value: unknown): value is ItemKind {
  return itemKinds.some((kind) => kind === value);
}

/** The list that holds items of a kind, current or archived. */
export function catalogOf(kind: ItemKind, isArchive: boolean): Catalog {
  const type = catalogTypes.find(
    (candidate) => catalogs[candidate].kind === kind && catalogs[candidate].isArchive === isArchive,
  );
  if (!type) throw new Error(`no catalogue for ${kind}, archive: ${isArchive}`);
  return catalogs[type];
}

export function isCatalogType(value: unknown): value is CatalogType {
  return catalogTypes.some((type) => type === value);
}
