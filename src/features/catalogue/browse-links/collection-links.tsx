import { useTranslation } from 'react-i18next';
import type { CatalogType } from '../../../config/catalogs';
import { routes } from '../../../config/routes';
import { LinkRow } from '../../../shared/ui/link-row';
import * as styles from './browse-row.module.css';

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
  const pathOf = (url: string) => routes.collection(catalogType, brandUrl, url);
  return (
    <nav className={styles.row} aria-label={t('collections')}>
      <LinkRow
        links={collections.map(({ url, title }) => ({ path: pathOf(url), title }))}
        current={current === null ? routes.catalogue(catalogType, brandUrl) : pathOf(current)}
      />
    </nav>
  );
}
