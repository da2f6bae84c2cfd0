import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import * as styles from './search-view.module.css';

interface CatalogueLinksProps {
  /** Menu rows of placement 9 (spec §3 "Placement codes"). */
  rows: readonly { url: string; title: string }[];
}

/** Where there is something to look at without a query. */
export function CatalogueLinks({ rows }: CatalogueLinksProps) {
  const { t } = useTranslation('search');
  if (rows.length === 0) return null;
  return (
    <nav aria-label={t('catalogues')}>
      <p className={styles.catalogues}>{t('catalogues')}</p>
      <ul className={styles.links}>
        {rows.map(({ url, title }) => (
          <li key={url}>
            {url.startsWith('/') ? (
              <Link className={styles.link} to={url}>
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
    </nav>
  );
}
