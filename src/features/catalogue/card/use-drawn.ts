import { useDeferredValue, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import type { ItemCard } from '../../../contract/items';

/** Cards of a new list that are drawn with it at most: the first screen shows no more. */
const mostAtOnce = 8;

/**
 * Whether a card is drawn already. A choice in the filter shows its list as soon as the first screen
 * of it is there, and who asks for more finds the first of what came: the cards below are drawn after
 * that, in slices of time.
 * @param list what holds the cards of the list before, whose places the new ones take
 */
export function useDrawn(
  cards: readonly ItemCard[],
  list: RefObject<HTMLElement>,
): (card: ItemCard) => boolean {
  const drawn = useRef<ReadonlySet<number>>(new Set());
  const items = cards.map(({ id }) => id).join(' ');
  const later = useMemo(() => {
    const atOnce = Math.min(mostAtOnce, placesInView(list.current));
    const missing = cards.map(({ id }) => id).filter((id) => !drawn.current.has(id));
    return new Set(missing.slice(atOnce));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each list, before it is drawn
  }, [items]);
  const isAllDrawn = useDeferredValue(later) === later;
  const isDrawn = ({ id }: ItemCard) => isAllDrawn || !later.has(id);
  useLayoutEffect(() => {
    drawn.current = new Set(cards.filter(isDrawn).map(({ id }) => id));
  });
  return isDrawn;
}

/** Places on the screen and above it. */
function placesInView(list: HTMLElement | null): number {
  const places = list?.querySelectorAll('li[data-item]') ?? [];
  const below = [...places].findIndex(
    (place) => place.getBoundingClientRect().top >= window.innerHeight,
  );
  return below === -1 ? Infinity : below;
}
