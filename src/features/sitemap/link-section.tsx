import { Link } from 'gatsby';
import { useId } from 'react';
import * as styles from './link-section.module.css';

interface LinkSectionProps {
  title: string;
  /** Of the section itself, when it has a page. */
  path?: string;
  links: readonly { path: string; title: string }[];
}

/** A section of the site with its pages. */
export function LinkSection({ title, path, links }: LinkSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {path ? <Link to={path}>{title}</Link> : title}
      </h2>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.path}>
            <Link className={styles.link} to={link.path}>
              {link.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
