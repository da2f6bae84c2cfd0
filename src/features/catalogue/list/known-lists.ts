import { dequal } from 'dequal/lite';
import type { ItemCard } from '../../../contract/items';
import type { Page } from '../../../contract/wire';
import { limits } from '../../../config/limits';
import { isItemCard, recordOf } from '../../../shared/lib/stored-card';

/** Pages of a list as the backend gave them. */
export interface KnownList {
  /** What the list is known by: `listKey`. */
  list: string;
  /** Cards by page, counted from 1. */
  pages: Record<number, ItemCard[]>;
  total: number;
  lastPage: number;
  /** Milliseconds since 1970 of the last answer. */
  knownAt: number;
}

/** Lists that are kept for the way back, the latest first. */
export const mostLists = 6;

/** What the backend has just said of some pages of a list; null when it was asked for none. */
export function knownList(
  list: string,
  numbers: readonly number[],
  found: readonly Page<ItemCard>[],
): KnownList | null {
  const [one] = found;
  if (!one) return null;
  const pages = found.flatMap(({ items }, index): [number, ItemCard[]][] =>
    items.length > 0 || index === 0 ? [[numbers[index] ?? 0, items]] : [],
  );
  const { total, lastPage } = one;
  return { list, pages: Object.fromEntries(pages), total, lastPage, knownAt: Date.now() };
}

/** With pages that have just come; what was known of other pages of the list stays. */
export function withPages(lists: readonly KnownList[], fresh: KnownList): KnownList[] {
  const before = lists.find(({ list }) => list === fresh.list);
  const merged = { ...fresh, pages: { ...before?.pages, ...fresh.pages } };
  return [merged, ...lists.filter(({ list }) => list !== fresh.list)].slice(0, mostLists);
}

/** Cards of the pages one after the other, until one is missing; an item that moved shows once. */
export function cardsOf(pages: readonly (readonly ItemCard[] | undefined)[]): {
  cards: ItemCard[];
  loaded: number;
} {
  const missing = pages.indexOf(undefined);
  const there = missing === -1 ? pages : pages.slice(0, missing);
  const byId = new Map<number, ItemCard>();
  for (const card of there.flatMap((page) => page ?? [])) {
    if (!byId.has(card.id)) byId.set(card.id, card);
  }
  return { cards: [...byId.values()], loaded: there.length };
}

/** The same cards, those that say nothing new as they were: who shows one need not draw it again. */
export function withoutNews(
  cards: readonly ItemCard[],
  before: readonly ItemCard[] = [],
): ItemCard[] {
  return cards.map((card) => {
    const known = before.find(({ id }) => id === card.id);
    return known && dequal(known, card) ? known : card;
  });
}

/** What the session has kept; spec §4: what is corrupt is dropped. */
export function parseKnown(stored: unknown): readonly KnownList[] {
  return Array.isArray(stored) && stored.every(isKnownList) ? stored.slice(0, mostLists) : [];
}

function isKnownList(value: unknown): value is KnownList {
  const { list, pages, total, lastPage, knownAt } = recordOf(value);
  return (
    typeof list === 'string' &&
    [total, lastPage, knownAt].every((number) => Number.isFinite(number)) &&
    Object.entries(recordOf(pages)).every(
      ([page, cards]) =>
        /^[1-9]\d*$/.test(page) &&
        Array.isArray(cards) &&
        cards.length <= limits.listPageSize &&
        cards.every(isItemCard),
    )
  );
}
