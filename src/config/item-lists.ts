/** Lists that a visitor keeps in the browser, by their keys in local storage (spec §3 "Local storage"). */
export const itemLists = ['favorite', 'comparison', 'viewed'] as const;
export type ItemList = (typeof itemLists)[number];

/** Spec §2: the pages of the lists. */
export const itemListPaths: Record<ItemList, string> = {
  favorite: '/favorites/',
  comparison: '/comparison/',
  viewed: '/viewed/',
};
