import type { ReactNode } from 'react';
import * as styles from './card-row.module.css';

interface CardRowProps<Entry> {
  entries: readonly Entry[];
  /** On wide screens: three to a row, or as many as fit. */
  columns?: 'three' | 'fitting';
  /** Draws the card of an entry. */
  children: (entry: Entry) => ReactNode;
}

/** A list of cards in rows. */
export function CardRow<Entry extends { entityId: number }>({
  entries,
  columns = 'three',
  children,
}: CardRowProps<Entry>) {
  return (
    <ul className={styles[columns]}>
      {entries.map((entry) => (
        <li key={entry.entityId}>{children(entry)}</li>
      ))}
    </ul>
  );
}
