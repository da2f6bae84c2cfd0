import { Slice } from 'gatsby';
import type { ReactNode } from 'react';
import * as styles from './layout.module.css';

/** The same elements in each render: another page or address below them does not draw them again. */
const header = <Slice alias="header" />;
const footer = <Slice alias="footer" />;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      {header}
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </>
  );
}
