import Cookies from 'js-cookie';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../config/limits';
import * as button from '../../shared/ui/button.module.css';
import * as styles from './notice.module.css';

/** Spec §3 "Cookies". */
const agreementCookie = 'cookies_agreement';

/**
 * Spec §2 "Layout": hidden when the cookie of agreement exists. It stands beside the page and takes
 * no focus: nobody has to answer before reading.
 */
export function CookieNotice() {
  const { t } = useTranslation('layout');
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(Cookies.get(agreementCookie) === undefined), []);
  if (!isShown) return null;
  const agree = () => {
    Cookies.set(agreementCookie, 'true', {
      path: '/',
      expires: limits.localeCookieDays,
      sameSite: 'lax',
    });
    setShown(false);
  };
  return (
    <section className={styles.cookies} aria-label={t('cookies.title')}>
      <p>{t('cookies.text')}</p>
      <button type="button" className={button.secondary} onClick={agree}>
        {t('cookies.agree')}
      </button>
    </section>
  );
}
