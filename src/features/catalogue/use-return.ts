import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import {
  isFreshVisit,
  keepReturnPlace,
  returnPlaceAt,
  type ReturnPlace,
} from '../../shared/lib/return-place';

const addressNow = () => `${window.location.pathname}${window.location.search}`;

/** Photos have their places from the start, but fonts and live data come late: milliseconds. */
const settlingTime = 3_000;

const signsOfLife = ['pointerdown', 'wheel', 'touchstart', 'keydown'] as const;

/**
 * Spec §2 "Layout": who comes back from an item finds the list where it was left: the card that was
 * followed stands where it stood. The card counts, not the pixels scrolled, so that a banner that
 * has been closed or a list that has grown makes no difference.
 * @param isComplete whether all pages that the address tells of are shown
 */
export function useReturn(list: RefObject<HTMLElement>, isComplete: boolean): void {
  const isDone = useRef(false);

  // Runs until the list is there, and then once.
  useLayoutEffect(() => {
    if (isDone.current || !isComplete || !list.current) return undefined;
    const place = isFreshVisit() ? null : returnPlaceAt(addressNow());
    isDone.current = true;
    return place ? holdAt(list.current, place) : undefined;
  }, [list, isComplete]);

  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const keep = (card: HTMLElement | null | undefined) => {
      const item = Number(card?.dataset.item);
      if (!card || !item) return;
      const { top } = card.getBoundingClientRect();
      keepReturnPlace({ address: addressNow(), item, top, scrollY: window.scrollY });
    };
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) {
        keep(target.closest<HTMLElement>('[data-item]'));
      }
    };
    // The document is left: by a link to another site, a reload, a closed tab.
    const onLeave = () => {
      const cards = [...element.querySelectorAll<HTMLElement>('[data-item]')];
      keep(cards.find((card) => card.getBoundingClientRect().bottom > 0));
    };
    element.addEventListener('click', onClick, true);
    window.addEventListener('pagehide', onLeave);
    return () => {
      element.removeEventListener('click', onClick, true);
      window.removeEventListener('pagehide', onLeave);
    };
  }, [list]);
}

/** Scrolls to the place, and holds it while the page settles or until the visitor does something. */
function holdAt(list: HTMLElement, { item, top, scrollY }: ReturnPlace): () => void {
  const align = () => {
    const card = list.querySelector(`[data-item="${item}"]`);
    const wanted = card ? window.scrollY + card.getBoundingClientRect().top - top : scrollY;
    if (Math.abs(wanted - window.scrollY) >= 1) {
      window.scrollTo({ top: wanted, behavior: 'instant' });
    }
  };
  const watcher = new ResizeObserver(align);
  const stop = () => {
    watcher.disconnect();
    clearTimeout(timer);
    for (const sign of signsOfLife) window.removeEventListener(sign, stop);
  };
  const timer = setTimeout(stop, settlingTime);
  align();
  watcher.observe(document.body);
  for (const sign of signsOfLife) window.addEventListener(sign, stop, { passive: true });
  return stop;
}
