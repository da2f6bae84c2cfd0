import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';

/** What makes an element drag its row, by mouse, pen or finger. */
export interface Grip {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
}

/**
 * Order of the children of a list by dragging: a row changes its place once the pointer is past the
 * middle of another one.
 * @returns the grip of the row at an index
 */
export function useDragOrder(
  list: RefObject<HTMLElement>,
  onMove: (from: number, to: number) => void,
): (index: number) => Grip {
  const move = useRef(onMove);
  move.current = onMove;
  const drop = useRef<AbortController | null>(null);
  useEffect(() => () => drop.current?.abort(), []);

  const drag = (index: number) => {
    let from = index;
    drop.current?.abort();
    const dragging = new AbortController();
    drop.current = dragging;
    const options = { signal: dragging.signal };
    const end = () => dragging.abort();
    // Of the document: a row that changes its place would lose a pointer that it held.
    document.addEventListener(
      'pointermove',
      ({ clientY }) => {
        const to = placeAt(list.current, from, clientY);
        if (to === from) return;
        move.current(from, to);
        from = to;
      },
      options,
    );
    document.addEventListener('pointerup', end, options);
    document.addEventListener('pointercancel', end, options);
  };

  return (index) => ({
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      // Nothing is selected on the way.
      event.preventDefault();
      drag(index);
    },
  });
}

/** Where the row at `from` belongs when the pointer is at this height of the window. */
function placeAt(list: HTMLElement | null, from: number, clientY: number): number {
  const boxes = [...(list?.children ?? [])].map((row) => row.getBoundingClientRect());
  const over = boxes.findIndex(({ top, bottom }) => clientY >= top && clientY < bottom);
  const box = boxes[over];
  if (!box || over === from) return from;
  const middle = (box.top + box.bottom) / 2;
  const isPast = over < from ? clientY < middle : clientY > middle;
  return isPast ? over : from;
}
