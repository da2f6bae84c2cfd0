import { number, object } from 'yup';
import { defineEndpoint } from './endpoint';
import { itemCardAnswer, toItemCard, type ItemCard } from './items';
import { flagParam, textParam } from './query';
import { count, filledText, flag, id, listOf, oneOf, shape, text } from './wire';

/** What a search looks in (spec §2: watches are id 2, the archive is id 8; spec §3 "Section codes"). */
export const searchSections = {
  all: 1,
  watches: 2,
  jewelry: 3,
  accessories: 4,
  services: 5,
  reference: 6,
  articles: 7,
  archive: 8,
} as const;
export type SearchSection = (typeof searchSections)[keyof typeof searchSections];

/** A found page that is not an item. */
export interface Found {
  id: number;
  kind: 'brand' | 'collection' | 'article' | 'service';
  title: string;
  /** Path on the site. */
  path: string;
  preview: string;
}

const foundAnswer = shape({
  id: id(),
  kind: oneOf(['brand', 'collection', 'article', 'service'] as const),
  title: filledText(),
  path: filledText(),
  preview: text(),
});

export interface SearchResult {
  /** What was searched for: as typed, or with its layout, script and typing errors mended. */
  understoodAs: string;
  /** Whether something was mended, so that the visitor is told what was searched for. */
  isCorrected: boolean;
  items: ItemCard[];
  found: Found[];
  /** Hits by section code. */
  totals: { section: number; total: number }[];
}

/**
 * Tolerates typing errors in Cyrillic and Latin, keyboard-layout slips, transliteration and
 * references without their dots, and says what it searched for; items come in `items`, pages in
 * `found`, each the likeliest first.
 */
export const search = defineEndpoint({
  method: 'GET',
  path: '/search',
  summary: 'Searches items, brands, collections, articles and services.',
  query: object({
    q: textParam(100).required(),
    type: number().oneOf(Object.values(searchSections)).default(searchSections.all),
    /** Only what was typed: nothing is mended. */
    exact: flagParam().default(false),
    page: number().integer().min(1).max(1000).default(1),
    per_page: number().integer().min(1).max(48).default(8),
  }),
  answer: shape({
    data: shape({
      understood_as: text(),
      is_corrected: flag(),
      items: listOf(itemCardAnswer),
      found: listOf(foundAnswer),
      totals: listOf(shape({ section: count(), total: count() })),
    }),
  }),
  reshape: ({ data }): SearchResult => ({
    understoodAs: data.understood_as,
    isCorrected: data.is_corrected,
    items: data.items.map(toItemCard),
    found: data.found,
    totals: data.totals,
  }),
});
