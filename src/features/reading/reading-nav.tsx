import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { articleTypeNames } from '../../config/article-types';
import { routes } from '../../config/routes';
import * as styles from './reading-nav.module.css';

/** The sections of what can be read and watched; `current` is the path of the one that is open. */
export function ReadingNav({ current }: { current: string }) {
  const { t } = useTranslation(['reading', 'articles']);
  const links = [
    ...articleTypeNames.map((name) => ({
      path: routes.articles(name),
      title: t(`articles:${name}.title`),
    })),
    { path: routes.videos(), title: t('reading:videos.title') },
  ];
  return (
    <nav className={styles.nav} aria-label={t('reading:sections')}>
      <ul className={styles.list}>
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
    </nav>
  );
}
