import { graphql, Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import * as row from '../../shared/ui/link-row.module.css';
import * as styles from './brand-links.module.css';

interface CategoryLinksProps {
  categories: readonly { path: string; title: string }[];
  /** Path of the list that is open. */
  current: string;
}

/** Links to the popular categories (spec §2 "Home": popular categories with their pages). */
export function CategoryLinks({ categories, current }: CategoryLinksProps) {
  const { t } = useTranslation('catalogue');
  if (categories.length === 0) return null;
  return (
    <nav className={styles.collections} aria-label={t('categories')}>
      <ul className={row.list}>
        {categories.map(({ path, title }) => (
          <li key={path}>
            <Link
              className={row.link}
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

export const categoryLink = graphql`
  fragment CategoryLink on PopularCategory {
    entityId
    url
    path
    title
  }
`;
