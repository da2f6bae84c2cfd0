import { useTranslation } from 'react-i18next';
import type { CatalogType } from '../../../config/catalogs';
import { routes } from '../../../config/routes';
import { LinkRow } from '../../../shared/ui/link-row';
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
  const currentPath = routes.catalogue(catalogType, current);
  const linksTo = (listed: readonly { url: string | null; title: string }[]) =>
    listed.map(({ url, title }) => ({ path: routes.catalogue(catalogType, url), title }));
  const popular = brands.filter(({ isPopular }) => isPopular);
  const others = brands.filter(({ isPopular }) => !isPopular);
  return (
    <nav className={row.row} aria-label={t('brands')}>
      <LinkRow
        links={linksTo([{ url: null, title: t('allBrands') }, ...popular])}
        current={currentPath}
      />
      {others.length > 0 && (
        <details open={others.some(({ url }) => url === current)}>
          <summary className={styles.summary}>{t('otherBrands', { count: others.length })}</summary>
          <LinkRow links={linksTo(others)} current={currentPath} className={styles.alphabet} />
        </details>
      )}
    </nav>
  );
}
