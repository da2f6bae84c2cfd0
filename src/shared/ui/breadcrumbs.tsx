import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { routes } from '../../config/routes';
import * as styles from './breadcrumbs.module.css';

export interface Crumb {
  title: string;
  path: string;
}

/** The way from the home page to this one; the last crumb is the page itself. */
export function Breadcrumbs({ crumbs, current }: { crumbs: readonly Crumb[]; current: string }) {
  const { t } = useTranslation('common');
  return (
    <nav aria-label={t('breadcrumbs.label')}>
      <ol className={styles.crumbs}>
        {[{ title: t('breadcrumbs.home'), path: routes.home() }, ...crumbs].map((crumb) => (
          <li key={crumb.path}>
            <Link to={crumb.path} aria-current={undefined}>
              {crumb.title}
            </Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
