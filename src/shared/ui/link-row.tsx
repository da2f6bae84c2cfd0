import { Link } from 'gatsby';
import * as styles from './link-row.module.css';

interface LinkRowProps {
  links: readonly { path: string; title: string }[];
  /** Path of the page that is open. */
  current: string;
  /** Class of the list where it is no row. */
  className?: string;
}

/** Pages side by side, the open one marked. */
export function LinkRow({ links, current, className = styles.list }: LinkRowProps) {
  return (
    <ul className={className}>
      {links.map(({ path, title }) => (
        <li key={path}>
          <Link
            className={styles.link}
            to={path}
            aria-current={path === current ? 'page' : undefined}
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
