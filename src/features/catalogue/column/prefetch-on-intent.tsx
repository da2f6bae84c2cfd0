import type { ReactNode } from 'react';
import type { Filter } from '../list/filter';

interface PrefetchOnIntentProps {
  /** The filter that the choice within leads to. */
  next: Filter;
  prefetch: (filter: Filter | null) => void;
  children: ReactNode;
}

/** A choice that is pointed at, or has the focus, is about to be made. */
export function PrefetchOnIntent({ next, prefetch, children }: PrefetchOnIntentProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- only listens: the control within is what is used, by any means
    <div
      onPointerEnter={() => prefetch(next)}
      onPointerLeave={() => prefetch(null)}
      onFocus={() => prefetch(next)}
    >
      {children}
    </div>
  );
}
