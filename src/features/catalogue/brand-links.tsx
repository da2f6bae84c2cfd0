import { Link } from 'gatsby';
import type { CatalogType } from '../../config/catalogs';
import { routes } from '../../config/routes';
import * as styles from './brand-links.module.css';

interface BrandLinksProps {
  catalogType: CatalogType;
  brands: readonly { url: string; title: string; isPopular: boolean }[];
  /** Url of the brand whose list is open; null: all brands. */
  current: string | null;
  label: string;
  allLabel: string;
}

/** Links to the lists of the brands: popular ones first, then the alphabet. */
export function BrandLinks({ catalogType, brands, current, label, allLabel }: BrandLinksProps) {
  const ordered = [
    ...brands.filter(({ isPopular }) => isPopular),
    ...brands.filter(({ isPopular }) => !isPopular),
  ];
  const links = [{ url: null, title: allLabel }, ...ordered];
  return (
    <nav className={styles.brands} aria-label={label}>
      <ul className={styles.list}>
        {links.map(({ url, title }) => (
          <li key={url ?? ''}>
            <Link
              className={styles.brand}
              to={routes.catalogue(catalogType, url)}
              aria-current={url === current ? 'page' : undefined}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
