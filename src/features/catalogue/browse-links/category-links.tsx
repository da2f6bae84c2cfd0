import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { routes } from '../../../config/routes';
import { LinkRow } from '../../../shared/ui/link-row';
import * as styles from './browse-row.module.css';

interface CategoryLinksProps {
  categories: readonly { path: string; title: string }[];
  /** Path of the list that is open. */
  current: string;
}

/** Links to the popular categories of watches, and to the lists of the famous and the faulty. */
export function CategoryLinks({ categories, current }: CategoryLinksProps) {
  const { t } = useTranslation('catalogue');
  const links = [
    ...categories,
    { path: routes.famous(), title: t('famous.title') },
    { path: routes.dealer(), title: t('dealer.title') },
  ];
  return (
    <nav className={styles.row} aria-label={t('categories')}>
      <LinkRow links={links} current={current} />
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
