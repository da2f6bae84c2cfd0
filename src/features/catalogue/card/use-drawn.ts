import { useDeferredValue } from 'react';
import type { ItemCard } from '../../../contract/items';

/** Cards of a new list that are drawn with it: the first screen shows no more. */
const drawnAtOnce = 8;

/**
 * Whether a card is drawn already. A choice in the filter shows its list as soon as the first screen
 * of it is there, and who asks for more finds the first of what came: the cards below are drawn after
 * that, in slices of time.
 */
export function useDrawn(cards: readonly ItemCard[]): (card: ItemCard) => boolean {
  // As text, which is the same again for a list of the same items.
  const items = cards.map(({ id }) => id).join(' ');
  const drawnItems = useDeferredValue(items);
  if (drawnItems === items) return () => true;
  const before = drawnItems.split(' ');
  const later = cards.filter(({ id }) => !before.includes(String(id))).slice(drawnAtOnce);
  return (card) => !later.includes(card);
}
