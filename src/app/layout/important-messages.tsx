import Cookies from 'js-cookie';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePathname } from '../../shared/lib/use-pathname';
import * as styles from './important-messages.module.css';
import {
  closedMessagesCookie,
  messagesFirstPaintScript,
  routeWithoutMessages,
} from './messages-first-paint';

export interface ShownMessage {
  entityId: number;
  /** Sanitised at intake. */
  html: string;
}

/**
 * Banner of important messages: initially visible, closable, remembered in a cookie, absent without
 * messages and on any route of contacts (spec §2 "Header"). It is part of the HTML: a script there
 * hides it before the first paint, and React does the same after the first render.
 */
export function ImportantMessages({ messages }: { messages: readonly ShownMessage[] }) {
  const { t } = useTranslation('layout');
  const key = messages.map(({ entityId }) => entityId).join('-');
  const [closedKey, setClosedKey] = useState<string | null | undefined>(undefined);
  const pathname = usePathname();

  useEffect(() => setClosedKey(Cookies.get(closedMessagesCookie) ?? null), []);
  useEffect(() => {
    const isKnown = pathname !== null && closedKey !== undefined;
    if (isKnown) delete document.documentElement.dataset.messages;
  }, [pathname, closedKey]);

  const isClosed = closedKey === key || pathname?.includes(routeWithoutMessages);
  if (messages.length === 0 || isClosed) return null;
  const close = () => {
    Cookies.set(closedMessagesCookie, key, { path: '/', sameSite: 'lax' });
    setClosedKey(key);
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
      <script dangerouslySetInnerHTML={{ __html: messagesFirstPaintScript(key) }} />
    </section>
  );
}
