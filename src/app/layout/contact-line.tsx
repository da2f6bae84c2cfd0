import { useTranslation } from 'react-i18next';
import type { ContactSummary } from '../../features/city/use-city';
import { callTo, messengersOf } from '../../shared/lib/messengers';
import * as styles from './contact-line.module.css';

/** Phones and messengers of the current city (spec §2 "Header"). */
export function ContactLine({ contact }: { contact: ContactSummary }) {
  const { t } = useTranslation('layout');
  const { phoneHeader, phoneLink, hotline, messengers } = contact;
  return (
    <p className={styles.contacts}>
      <a className={styles.phone} href={`tel:${phoneLink}`}>
        {phoneHeader}
      </a>
      {/* A branch may answer the hotline: one number is shown once. */}
      {callTo(hotline) !== `tel:${phoneLink}` && (
        <span className={styles.more}>
          {t('hotline')}{' '}
          <a className={styles.phone} href={callTo(hotline)}>
            {hotline}
          </a>
        </span>
      )}
      {messengersOf(phoneLink)
        .filter(({ name }) => messengers.phoneHeader[name])
        .map(({ name, title, href }) => (
          <a key={name} className={styles.messenger} href={href} rel="noopener">
            {title}
          </a>
        ))}
    </p>
  );
}
