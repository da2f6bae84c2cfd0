import Cookies from 'js-cookie';
import { useTranslation } from 'react-i18next';
import { limits } from '../../config/limits';
import { agreementCookie, cookieScript } from '../../domain/inline-scripts/cookie-notice';
import * as button from '../../shared/ui/button.module.css';
import { startVitals } from '../start-vitals';
import * as styles from './notice.module.css';

function agree() {
  Cookies.set(agreementCookie, 'true', {
    path: '/',
    expires: limits.localeCookieDays,
    sameSite: 'lax',
  });
  delete document.documentElement.dataset.cookies;
  startVitals();
}

/**
 * Spec §2 "Layout": hidden when the cookie of agreement exists. It stands beside the page and takes
 * no focus: nobody has to answer before reading. It is part of the HTML, and a script there shows it
 * before the first paint, so that it is not what a visitor sees last.
 */
export function CookieNotice() {
  const { t } = useTranslation('layout');
  return (
    <section className={styles.cookies} aria-label={t('cookies.title')}>
      <p>{t('cookies.text')}</p>
      <button type="button" className={button.secondary} onClick={agree}>
        {t('cookies.agree')}
      </button>
      <script dangerouslySetInnerHTML={{ __html: cookieScript }} />
    </section>
  );
}
