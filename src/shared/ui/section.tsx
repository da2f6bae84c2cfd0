import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import * as styles from './section.module.css';

interface SectionProps {
  /** Of the heading, for the section's name. */
  id: string;
  title: string;
  /** Words and path of the link to all of it. */
  more?: string;
  path?: string;
  children: ReactNode;
}

/** A titled part of a page, with the way to the rest of what it shows. */
export function Section({ id, title, more, path, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {path && (
          <Link className={styles.more} to={path}>
            {more}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
