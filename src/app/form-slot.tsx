import type { i18n } from 'i18next';
import { useEffect, useState, type ComponentType } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { loadMessages } from '../shared/lib/lazy-messages';
import { report } from '../shared/lib/report';
import { useHost } from '../shared/lib/use-host';
import * as styles from './form-slot.module.css';

interface FormSlotProps<Props extends object> {
  /** Gets the form's code; the same function on every render. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Whom to call where no form can be shown. */
  phone: { hotline: string } | null;
  /** How much room is kept for what comes: for a form, for a small one, or for a few lines. */
  room?: 'form' | 'small' | 'lines';
}

/**
 * A form within a page. Its code, its rules and its messages come after hydration, so that the page
 * reads without them; without scripts, or when they do not come, a phone stands in for it.
 */
export function FormSlot<Props extends object>({
  load,
  props,
  phone,
  room = 'form',
}: FormSlotProps<Props>) {
  const { t } = useTranslation('info');
  const host = useHost();
  const [loaded, setLoaded] = useState<{ Form: ComponentType<Props>; messages: i18n } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const call = { phone: phone?.hotline ?? '' };

  useEffect(() => {
    let isLeft = false;
    Promise.all([load(), loadMessages(host, ['desk', 'forms', 'problems', 'requests'])])
      .then(([Form, messages]) => {
        if (!isLeft) setLoaded({ Form, messages });
      })
      .catch((error: unknown) => {
        report(error, 'form');
        if (!isLeft) setFailed(true);
      });
    return () => {
      isLeft = true;
    };
  }, [load, host]);

  return (
    <div className={styles[room]}>
      {loaded ? (
        <I18nextProvider i18n={loaded.messages}>
          <loaded.Form {...props} />
        </I18nextProvider>
      ) : (
        <>
          <p className={styles.waiting} role="status">
            {hasFailed ? t('failed', call) : t('loading')}
          </p>
          {/* The waiting text is for those whose scripts are on their way. */}
          <noscript>
            <p>{t('noScript', call)}</p>
          </noscript>
        </>
      )}
    </div>
  );
}
