import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { catalogs, catalogTypes } from '../../config/catalogs';
import { routes } from '../../config/routes';
import * as styles from './search-view.module.css';

const current = catalogTypes.filter((type) => !catalogs[type].isArchive);

/** Where there is something to look at without a query. */
export function CatalogueLinks() {
  const { t } = useTranslation('search');
  const { t: tCommon } = useTranslation('common');
  return (
    <nav aria-label={t('catalogues')}>
      <p className={styles.catalogues}>{t('catalogues')}</p>
      <ul className={styles.links}>
        {current.map((type) => (
          <li key={type}>
            <Link className={styles.link} to={routes.catalogue(type)}>
              {tCommon(`catalogues.${type}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
