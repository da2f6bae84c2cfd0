import { useEffect, useRef, type RefObject } from 'react';

/** Where the focus goes when nothing is left in a list: to the main part of the page. */
const toMain = () => document.getElementById('content')?.focus({ preventScroll: true });

/**
 * A control that removes its own row takes the focus along: the control of the next row gets it, of the
 * one before when there is no next, or what `onEmpty` gives it to.
 * @param list what holds the rows
 * @param control selector of the controls, one to a row
 * @param rows changes when a row is gone
 * @returns to be told the index of the row that will be removed
 */
export function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  control: string,
  rows: unknown,
  onEmpty: () => void = toMain,
): (index: number) => void {
  const removed = useRef<number | null>(null);
  const whenEmpty = useRef(onEmpty);
  useEffect(() => {
    whenEmpty.current = onEmpty;
  }, [onEmpty]);

  useEffect(() => {
    if (removed.current === null) return;
    const controls = list.current?.querySelectorAll<HTMLElement>(control) ?? [];
    const next = controls[Math.min(removed.current, controls.length - 1)];
    removed.current = null;
    if (next) next.focus();
    else whenEmpty.current();
  }, [list, control, rows]);

  // The last row may take the whole list along.
  useEffect(
    () => () => {
      if (removed.current !== null) whenEmpty.current();
    },
    [],
  );

  return (index) => {
    removed.current = index;
  };
}
