import { Slice } from 'gatsby';
import type { ReactNode } from 'react';
import * as styles from './layout.module.css';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <Slice alias="header" />
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
      <Slice alias="footer" />
    </>
  );
}
