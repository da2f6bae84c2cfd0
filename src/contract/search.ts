import { number, object } from 'yup';
import { searchSectionCodes, searchSections } from '../config/search-sections';
import { defineEndpoint } from './endpoint';
import { itemCardAnswer, toItemCard, type ItemCard } from './items';
import { codeParam, flagParam, textParam } from './query';
import { count, filledText, flag, id, listOf, oneOf, shape, text } from './wire';

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
  summary: 'Searches items, brands, collections, articles and services.',
  query: object({
    q: textParam(100).required(),
    type: codeParam(searchSectionCodes).default(searchSections.all),
    /** Only what was typed: nothing is mended. */
    exact: flagParam().default(false),
    page: number().integer().min(1).max(1000).default(1),
    per_page: number().integer().min(1).max(48).default(8),
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
