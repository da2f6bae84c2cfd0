import Cookies from 'js-cookie';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  closedMessagesCookie,
  messagesScript,
  routeWithoutMessages,
} from '../../domain/inline-scripts/important-messages';
import { usePathname } from '../../shared/lib/use-pathname';
import { Icon } from '../../shared/ui/icon';
import * as styles from './important-messages.module.css';

export interface ShownMessage {
  entityId: number;
  /** Sanitised at intake. */
  html: string;
}

/**
 * Banner of important messages: initially visible, closable, remembered in a cookie, absent without
 * messages and on any route of contacts (spec §2 "Header"). It is one line until it is opened, since
 * the first screen belongs to the goods. It is part of the HTML: a script there hides it before the
 * first paint, and React does the same after the first render.
 */
export function ImportantMessages({ messages }: { messages: readonly ShownMessage[] }) {
  const { t } = useTranslation('layout');
  const key = messages.map(({ entityId }) => entityId).join('-');
  const [closedKey, setClosedKey] = useState<string | null | undefined>(undefined);
  const [isOpen, setOpen] = useState(false);
  const textId = useId();
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
      <div className={isOpen ? styles.opened : styles.line} id={textId}>
        {messages.map(({ entityId, html }) => (
          <div key={entityId} dangerouslySetInnerHTML={{ __html: html }} />
        ))}
      </div>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={textId}
        aria-label={t('messages.whole')}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="open" size={14} />
      </button>
      <button
        type="button"
        className={styles.close}
        onClick={close}
        aria-label={t('messages.close')}
      >
        <Icon name="cross" size={14} />
      </button>
      <script data-key={key} dangerouslySetInnerHTML={{ __html: messagesScript }} />
    </section>
  );
}
