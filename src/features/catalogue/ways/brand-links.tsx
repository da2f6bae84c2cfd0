import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { CatalogType } from '../../../config/catalogs';
import { routes } from '../../../config/routes';
import * as row from '../../../shared/ui/link-row.module.css';
import * as styles from './brand-links.module.css';

interface BrandLinksProps {
  catalogType: CatalogType;
  /** In the order of their titles. */
  brands: readonly { url: string; title: string; isPopular: boolean }[];
  /** Url of the brand whose list is open; null: all brands. */
  current: string | null;
}

/** Links to the lists of the brands: the popular ones in sight, then all others by the alphabet. */
export function BrandLinks({ catalogType, brands, current }: BrandLinksProps) {
  const { t } = useTranslation('catalogue');
  const popular = brands.filter(({ isPopular }) => isPopular);
  const others = brands.filter(({ isPopular }) => !isPopular);
  const linkTo = (url: string | null, title: string) => (
    <li key={url ?? ''}>
      <Link
        className={row.link}
        to={routes.catalogue(catalogType, url)}
        aria-current={url === current ? 'page' : undefined}
      >
        {title}
      </Link>
    </li>
  );
  return (
    <nav className={row.row} aria-label={t('brands')}>
      <ul className={row.list}>
        {linkTo(null, t('allBrands'))}
        {popular.map(({ url, title }) => linkTo(url, title))}
      </ul>
      {others.length > 0 && (
        <details open={others.some(({ url }) => url === current)}>
          <summary className={styles.summary}>{t('otherBrands', { count: others.length })}</summary>
          <ul className={styles.alphabet}>{others.map(({ url, title }) => linkTo(url, title))}</ul>
        </details>
      )}
    </nav>
  );
}
