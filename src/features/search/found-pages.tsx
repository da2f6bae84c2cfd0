import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { Found } from '../../contract/search';
import * as styles from './found-pages.module.css';

/** Found pages as links, each with what it is. */
export function FoundPages({ pages }: { pages: readonly Found[] }) {
  const { t } = useTranslation('search');
  return (
    <ul className={styles.pages}>
      {pages.map(({ kind, id, path, title, preview }) => (
        <li key={`${kind}-${id}`} className={styles.page}>
          <p className={styles.kind}>{t(`kinds.${kind}`)}</p>
          <p>
            <Link className={styles.link} to={path}>
              {title}
            </Link>
          </p>
          {preview && <p className={styles.preview}>{preview}</p>}
        </li>
      ))}
    </ul>
  );
}
