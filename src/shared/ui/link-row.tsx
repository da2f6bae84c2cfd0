import { Link } from 'gatsby';
import { useEffect, useRef } from 'react';
import * as styles from './link-row.module.css';

interface LinkRowProps {
  links: readonly { path: string; title: string }[];
  /** Path of the page that is open. */
  current: string;
  /** Class of the list where it is no row. */
  className?: string;
}

/** Pages side by side, the open one marked, and in sight where there are more than fit. */
export function LinkRow({ links, current, className = styles.list }: LinkRowProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current;
    const open = row?.querySelector<HTMLElement>('[aria-current]');
    if (!row || !open) return;
    const { left, width } = open.getBoundingClientRect();
    const middle = left - row.getBoundingClientRect().left + width / 2;
    row.scrollLeft += middle - row.clientWidth / 2;
  }, [current]);
  return (
    <ul className={className} ref={list}>
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
