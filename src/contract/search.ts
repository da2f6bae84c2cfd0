import { optional } from 'valibot';
import { searchSectionCodes, searchSections } from '../config/search-sections';
import { defineEndpoint } from './endpoint';
import { itemCardAnswer, toItemCard, type ItemCard } from './items';
import { codeParam, filledTextParam, flagParam, queryOf, wholeNumberParam } from './query';
import { count, filledText, flag, id, listOf, oneOf, shape, text } from './wire';

/** What is found beside items. */
export const foundKinds = [
  'brand',
  'collection',
  'service',
  'article',
  'term',
  'question',
  'video',
] as const;

/** A found page that is not an item. */
export interface Found {
  id: number;
  kind: (typeof foundKinds)[number];
  title: string;
  /** Path on the site, with its anchor where the page holds more than this. */
  path: string;
  preview: string;
}

const foundAnswer = shape({
  id: id(),
  kind: oneOf(foundKinds),
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
  /** Whether the pages answer the query better: some hold all of its words, and no item does. */
  arePagesFirst: boolean;
  /** Pages of results in the section asked for; 1 when there are none. */
  lastPage: number;
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
  summary: 'Searches items, brands, collections, services, articles, terms, questions and videos.',
  query: queryOf({
    q: filledTextParam(100),
    type: optional(codeParam(searchSectionCodes), searchSections.all),
    /** Only what was typed: nothing is mended. */
    exact: optional(flagParam(), false),
    page: optional(wholeNumberParam(1, 1000), 1),
    per_page: optional(wholeNumberParam(1, 48), 8),
  }),
  answer: shape({
    data: shape({
      understood_as: text(),
      is_corrected: flag(),
      are_pages_first: flag(),
      last_page: count(),
      items: listOf(itemCardAnswer),
      found: listOf(foundAnswer),
      totals: listOf(shape({ section: count(), total: count() })),
    }),
  }),
  reshape: ({ data }): SearchResult => ({
    understoodAs: data.understood_as,
    isCorrected: data.is_corrected,
    arePagesFirst: data.are_pages_first,
    lastPage: data.last_page,
    items: data.items.map(toItemCard),
    found: data.found,
    totals: data.totals,
  }),
});
