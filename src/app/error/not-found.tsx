import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { routes } from '../../config/routes';
import * as button from '../../shared/ui/button.module.css';
import * as styles from './not-found.module.css';

export function NotFound() {
  const { t } = useTranslation('errors');
  return (
    <section className={styles.notFound}>
      <p className={styles.code}>404</p>
      <h1>{t('notFound.title')}</h1>
      <p className={styles.text}>{t('notFound.text')}</p>
      <p className={styles.ways}>
        <Link className={button.primary} to={routes.home()}>
          {t('home')}
        </Link>
        <Link className={button.secondary} to={routes.catalogue('clocks_today')}>
          {t('notFound.watches')}
        </Link>
      </p>
    </section>
  );
}
