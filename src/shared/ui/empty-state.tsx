import type { ReactNode } from 'react';
import * as styles from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  text?: string;
  /** Ways out: links and buttons. */
  children?: ReactNode;
}

/** Nothing to show, said kindly, with a way on. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className={styles.empty} role="status">
      <p className={styles.title}>{title}</p>
      {text && <p>{text}</p>}
      {children && <div className={styles.ways}>{children}</div>}
    </div>
  );
}
