import { useTranslation } from 'react-i18next';
import type { Contact } from '../../contract/contacts';
import * as styles from './contact-line.module.css';

/** Phones and messengers of the current city (spec §2 "Header"). */
export function ContactLine({ contact }: { contact: Contact }) {
  const { t } = useTranslation('layout');
  const { phoneHeader, phoneLink, hotline, messengers } = contact;
  return (
    <p className={styles.contacts}>
      <a className={styles.phone} href={`tel:${phoneLink}`}>
        {phoneHeader}
      </a>
      <span className={styles.more}>
        {t('hotline')}{' '}
        <a className={styles.phone} href={`tel:${hotline.replace(/[^\d+]/g, '')}`}>
          {hotline}
        </a>
      </span>
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

/** Addresses that open a chat with a phone; `phone` has digits with a leading plus. */
function messengersOf(phone: string) {
  const digits = phone.replace(/\D/g, '');
  return [
    { name: 'telegram', title: 'Telegram', href: `https://t.me/+${digits}` },
    { name: 'whatsapp', title: 'WhatsApp', href: `https://wa.me/${digits}` },
    { name: 'viber', title: 'Viber', href: `viber://chat?number=%2B${digits}` },
  ] as const;
}
