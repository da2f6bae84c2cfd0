import type { ItemCard } from '../../contract/items';
import { limits } from '../../config/limits';

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

/** What the session has kept; spec §4: what is corrupt is dropped. */
export function parseKnown(kept: string | null): KnownList[] {
  if (kept === null) return [];
  try {
    const value: unknown = JSON.parse(kept);
    return Array.isArray(value) && value.every(isKnownList) ? value.slice(0, mostLists) : [];
  } catch {
    return [];
  }
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
        cards.every(isCard),
    )
  );
}

/** What a card shows; another version of the site may have kept it. */
function isCard(value: unknown): value is ItemCard {
  const card = recordOf(value);
  const lists = [card.pictures, card.availability, card.tags];
  const numbers = [card.price, card.priceWithDiscount, card.priceUsd, card.year, card.diameter];
  const texts = [card.url, card.kind, card.catalogType, card.title, recordOf(card.brand).title];
  return (
    typeof card.id === 'number' &&
    texts.every((text) => typeof text === 'string') &&
    lists.every((list) => Array.isArray(list) && list.every((one) => one !== null)) &&
    numbers.every((number) => number === null || typeof number === 'number')
  );
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
