import { dealerList } from './catalogs';

/** Kinds of catalogue lists (spec §2), and what their pages differ in. */
export const listKinds = {
  catalogue: { fixed: {}, messages: null, hasBrowseLinks: true, linksCategories: true },
  brand: { fixed: {}, messages: null, hasBrowseLinks: true, linksCategories: false },
  collection: { fixed: {}, messages: null, hasBrowseLinks: true, linksCategories: false },
  /** A popular category of watches. */
  category: { fixed: {}, messages: null, hasBrowseLinks: true, linksCategories: true },
  /** What failed quality control (spec §2 `/clocks_dealer/`). */
  dealer: {
    fixed: { statuses_used: dealerList.conditions },
    messages: 'dealer',
    hasBrowseLinks: false,
    linksCategories: false,
  },
} as const satisfies Record<string, ListKindRow>;

interface ListKindRow {
  /** Choices that the path stands for besides brand, collection and category. */
  fixed: Partial<Record<'statuses_used', readonly string[]>>;
  /** Key of a title and a lead of its own; null: it is named after its catalogue and subjects. */
  messages: 'dealer' | null;
  /** Whether its page leads to narrower lists. */
  hasBrowseLinks: boolean;
  /** Whether popular categories are among them. */
  linksCategories: boolean;
}

export type ListKind = keyof typeof listKinds;
