import { catalogs } from '../../config/catalogs';
import type { Item, ItemCard } from '../../contract/items';

/** What became of an item since it was put into a list. */
export type EntryNews = 'gone' | 'sold' | 'archived' | 'priceChanged' | 'same';

/** The price that is asked now. */
export function askedPrice({
  price,
  priceWithDiscount,
}: Pick<ItemCard, 'price' | 'priceWithDiscount'>): number | null {
  return priceWithDiscount ?? price;
}

/**
 * Compares what was known with what is.
 * @param now null: the backend does not know the item any more
 */
export function newsOfEntry(known: ItemCard | null, now: Item | null): EntryNews {
  if (!now) return 'gone';
  const isSold = now.availability.length > 0 && now.availability.every(isGone);
  if (isSold) return 'sold';
  if (!known) return 'same';
  const wasArchive = catalogs[known.catalogType].isArchive;
  if (catalogs[now.catalogType].isArchive && !wasArchive) return 'archived';
  return askedPrice(known) === askedPrice(now) ? 'same' : 'priceChanged';
}

const isGone = ({ status }: ItemCard['availability'][number]) => status === 'sold';
