import type { ReactNode } from 'react';
import * as styles from './tag.module.css';

export function Tag({ children }: { children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>;
}
