import Cookies from 'js-cookie';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './important-messages.module.css';

export interface ShownMessage {
  entityId: number;
  /** Sanitised at intake. */
  html: string;
}

const cookie = 'important_messages_closed';

/**
 * Banner of important messages: closable, remembered in a cookie, absent without messages and on
 * any route of contacts (spec §2 "Header"). Which of this holds is known after the first render.
 */
export function ImportantMessages({ messages }: { messages: readonly ShownMessage[] }) {
  const { t } = useTranslation('layout');
  const [isShown, setShown] = useState(false);
  const key = messages.map(({ entityId }) => entityId).join('-');

  useEffect(() => {
    const isContacts = window.location.pathname.includes('/contacts/');
    setShown(key !== '' && !isContacts && Cookies.get(cookie) !== key);
  }, [key]);

  if (!isShown) return null;
  const close = () => {
    Cookies.set(cookie, key, { path: '/', sameSite: 'lax' });
    setShown(false);
  };
  return (
    <section className={styles.banner} aria-label={t('messages.title')}>
      <div className={styles.messages}>
        {messages.map(({ entityId, html }) => (
          <div key={entityId} dangerouslySetInnerHTML={{ __html: html }} />
        ))}
      </div>
      <button
        type="button"
        className={styles.close}
        onClick={close}
        aria-label={t('messages.close')}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2 2l12 12M14 2L2 14" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
    </section>
  );
}
