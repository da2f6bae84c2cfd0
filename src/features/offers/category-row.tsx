import { graphql, Link } from 'gatsby';
import type { Picture as PictureFacts } from '../../contract/wire';
import { Picture } from '../../shared/ui/picture';
import * as styles from './category-row.module.css';

interface CategoryRowProps {
  categories: readonly {
    entityId: number;
    path: string;
    title: string;
    cover: PictureFacts | null;
  }[];
}

/** Popular categories: each leads to its page (spec §2 "Home"). */
export function CategoryRow({ categories }: CategoryRowProps) {
  return (
    <ul className={styles.row}>
      {categories.map(({ entityId, path, title, cover }) => (
        <li key={entityId} className={styles.category}>
          <Picture
            picture={cover}
            ratio="square"
            sizes="(min-width: 992px) 290px, (min-width: 640px) 30vw, 46vw"
          />
          <Link className={styles.link} to={path}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export const popularCategoryCard = graphql`
  fragment PopularCategoryCard on PopularCategory {
    entityId
    path
    title
    cover {
      ...PictureFields
    }
  }
`;
