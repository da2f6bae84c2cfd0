import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { routes } from '../../config/routes';
import type { TextPageName } from '../../config/text-pages';
import * as heading from '../../shared/ui/heading.module.css';
import * as styles from './related-texts.module.css';

/** What a reader of a text may want to read next. */
export function RelatedTexts({ names }: { names: readonly TextPageName[] }) {
  const { t } = useTranslation('info');
  return (
    <nav className={heading.section} aria-labelledby="related">
      <h2 id="related">{t('related')}</h2>
      <ul className={styles.related}>
        {names.map((name) => (
          <li key={name}>
            <Link className={styles.link} to={routes.text(name)}>
              {t(`titles.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
