import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { CatalogType } from '../../../config/catalogs';
import { routes } from '../../../config/routes';
import * as row from '../../../shared/ui/link-row.module.css';
import * as styles from './brand-links.module.css';

interface CollectionLinksProps {
  catalogType: CatalogType;
  brandUrl: string;
  collections: readonly { url: string; title: string }[];
  /** Url of the collection whose list is open; null: all of the brand. */
  current: string | null;
}

/** Links to the lists of a brand's collections (spec §2). */
export function CollectionLinks(props: CollectionLinksProps) {
  const { catalogType, brandUrl, collections, current } = props;
  const { t } = useTranslation('catalogue');
  if (collections.length === 0) return null;
  return (
    <nav className={styles.collections} aria-label={t('collections')}>
      <ul className={row.list}>
        {collections.map(({ url, title }) => (
          <li key={url}>
            <Link
              className={row.link}
              to={routes.collection(catalogType, brandUrl, url)}
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
