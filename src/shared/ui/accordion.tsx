import type { ReactNode } from 'react';
import * as styles from './accordion.module.css';

interface AccordionProps {
  /** Anchor that addresses lead to. */
  id?: string;
  title: string;
  children: ReactNode;
}

/** A title that opens what it names; the browser's own, so it works without scripts. */
export function Accordion({ id, title, children }: AccordionProps) {
  return (
    <details className={styles.accordion} id={id}>
      <summary>{title}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
