import type { ReactNode } from 'react';
import * as styles from './accordion.module.css';

/** A title that opens what it names; the browser's own, so it works without scripts. */
export function Accordion({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.accordion}>
      <summary>{title}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
