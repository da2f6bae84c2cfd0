import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { routes } from '../../config/routes';
import { usePathname } from '../../shared/lib/use-pathname';
import { opensDialog } from '../../shared/state/opens-dialog';
import { useOpenModal } from '../../shared/state/use-modal';
import * as button from '../../shared/ui/button.module.css';
import * as styles from './error-page.module.css';
import { errorMessageOf, maintenance } from '../../domain/error-message';

/**
 * Spec §2 "Error page": code and message, a way home and the site search; for 502 a maintenance
 * notice with a reload link instead of the code.
 */
export function ErrorPage({ status }: { status: number }) {
  const { t } = useTranslation('errors');
  const openModal = useOpenModal();
  const pathname = usePathname();
  const message = errorMessageOf(status);
  return (
    <section className={styles.error}>
      {status !== maintenance && <p className={styles.code}>{status}</p>}
      <h1>{t(`${message}.title`)}</h1>
      <p className={styles.text}>{t(`${message}.text`)}</p>
      <p className={styles.ways}>
        {status === maintenance ? (
          <a className={button.primary} href={pathname ?? routes.home()}>
            {t('reload')}
          </a>
        ) : (
          <Link className={button.primary} to={routes.home()}>
            {t('home')}
          </Link>
        )}
        <button
          type="button"
          className={button.secondary}
          {...opensDialog('search')}
          onClick={() => openModal('search')}
        >
          {t('search')}
        </button>
        {message === 'notFound' && (
          <Link className={button.secondary} to={routes.catalogue('clocks_today')}>
            {t('watches')}
          </Link>
        )}
        {status === maintenance && (
          <Link className={button.secondary} to={routes.home()}>
            {t('home')}
          </Link>
        )}
      </p>
    </section>
  );
}
