import { Link } from 'gatsby';
import * as styles from './section-head.module.css';

interface SectionHeadProps {
  /** Of the heading, for the section's name. */
  id: string;
  title: string;
  /** Words and path of the link to all of it. */
  more?: string;
  path?: string;
}

/** Title of a section, with the way to the rest of what it shows. */
export function SectionHead({ id, title, more, path }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {path && (
        <Link className={styles.more} to={path}>
          {more}
        </Link>
      )}
    </div>
  );
}
