import { catalogTypes, type CatalogType } from '../../config/catalogs';
import type { Item, ItemCard } from '../../contract/items';
import { isItemCard, recordOf } from '../../shared/lib/stored-card';

/** What is known of an item: what a card shows, and of a whole item the rest. */
export type KnownItem = ItemCard & Partial<Item>;

/** An item of a list: what it is known by, and what was last known of it. */
export interface Entry {
  url: string;
  catalogType: CatalogType;
  /** Null when the stored one could not be read; it is asked for again. Compared ones are whole items. */
  card: KnownItem | null;
  /** ISO 8601 instant of the last knowledge. */
  knownAt: string;
}

export function entryOf(card: ItemCard, now: Date): Entry {
  return { url: card.url, catalogType: card.catalogType, card, knownAt: now.toISOString() };
}

export function holds(entries: readonly Entry[], url: string): boolean {
  return entries.some((entry) => entry.url === url);
}

/** Spec §4 "Lists": present means remove, absent means add. */
export function toggled(entries: readonly Entry[], entry: Entry): Entry[] {
  return holds(entries, entry.url)
    ? entries.filter(({ url }) => url !== entry.url)
    : [entry, ...entries];
}

/** More than this are not kept: the oldest give way. */
const mostViewed = 60;

/** Spec §4 "Lists": viewed adds only if the url is absent. */
export function withViewed(entries: readonly Entry[], entry: Entry): Entry[] {
  return holds(entries, entry.url) ? [...entries] : [entry, ...entries].slice(0, mostViewed);
}

/** Spec §4 "Lists": clearing removes all items of a catalogue type. */
export function cleared(entries: readonly Entry[], catalogType: CatalogType): Entry[] {
  return entries.filter((entry) => entry.catalogType !== catalogType);
}

/** With entries put back that were cleared; what has been added since stands before them. */
export function restored(entries: readonly Entry[], gone: readonly Entry[]): Entry[] {
  return [...entries, ...gone.filter(({ url }) => !holds(entries, url))];
}

/** With what has become known of the items, by their urls; an item that has vanished stays as it was known. */
export function refreshed(
  entries: readonly Entry[],
  known: ReadonlyMap<string, Item | null>,
  now: Date,
): Entry[] {
  return entries.map((entry) => {
    const card = known.get(entry.url);
    return card ? { ...entry, card, knownAt: now.toISOString() } : entry;
  });
}

/** Spec §4: corrupt lists are dropped, not repaired. */
export function parseEntries(stored: unknown): readonly Entry[] {
  if (!Array.isArray(stored) || !stored.every(isEntry)) return [];
  return stored.map(({ url, catalogType, card, knownAt }) => ({
    url,
    catalogType,
    card: isItemCard(card) && card.url === url ? card : null,
    knownAt: typeof knownAt === 'string' ? knownAt : '',
  }));
}

function isEntry(value: unknown): value is Entry {
  const { url, catalogType } = recordOf(value);
  return (
    typeof url === 'string' &&
    /^[a-z0-9][\w.-]{0,120}$/.test(url) &&
    catalogTypes.some((type) => type === catalogType)
  );
}
