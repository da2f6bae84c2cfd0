import { Link } from 'gatsby';
import { limits } from '../../config/limits';
import type { MenuPlacement } from '../../config/menu-placements';
import { routes } from '../../config/routes';
import * as styles from './menu-links.module.css';

export interface MenuLink {
  placement: number;
  url: string;
  title: string;
}

export function rowsAt(menu: readonly MenuLink[], placement: MenuPlacement): MenuLink[] {
  return menu.filter((row) => row.placement === placement);
}

interface MenuLinksProps {
  rows: readonly MenuLink[];
  className?: string;
  /** City whose contacts a link to those of the default city leads to (spec §2 "Header"). */
  cityAlias?: string;
  onFollow?: () => void;
}

/** Rows of the menu as links: inside the site by its router, outside as they are. */
export function MenuLinks({ rows, className, cityAlias, onFollow }: MenuLinksProps) {
  return (
    <ul className={className}>
      {rows.map(({ url, title }) => (
        <li key={url}>
          {url.startsWith('/') ? (
            <Link
              className={styles.link}
              to={pathOf(url, cityAlias)}
              onClick={onFollow}
              aria-current={undefined}
            >
              {title}
            </Link>
          ) : (
            <a className={styles.link} href={url} rel="noopener">
              {title}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function pathOf(url: string, cityAlias: string | undefined): string {
  const leadsToDefaultCity = url === routes.contacts(limits.defaultCity);
  return leadsToDefaultCity && cityAlias ? routes.contacts(cityAlias) : url;
}
