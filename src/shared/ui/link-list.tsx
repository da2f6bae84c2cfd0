import { Link } from 'gatsby';
import * as styles from './link-list.module.css';

interface LinkListProps {
  links: readonly { path: string; title: string }[];
}

/** Names that lead somewhere: terms, makers, cities. */
export function LinkList({ links }: LinkListProps) {
  return (
    <ul className={styles.list}>
      {links.map(({ path, title }) => (
        <li key={path}>
          <Link className={styles.link} to={path}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
