import type { ReactNode } from 'react';
import type { Filter } from './filter';

interface ForeseenProps {
  /** The filter that the choice within leads to. */
  next: Filter;
  foresee: (filter: Filter | null) => void;
  children: ReactNode;
}

/** A choice that is pointed at, or has the focus, is about to be made. */
export function Foreseen({ next, foresee, children }: ForeseenProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- only listens: the control within is what is used, by any means
    <div
      onPointerEnter={() => foresee(next)}
      onPointerLeave={() => foresee(null)}
      onFocus={() => foresee(next)}
    >
      {children}
    </div>
  );
}
