import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './notice.module.css';

/** Spec §2 "Layout": says when the visitor is offline, for as long as it lasts. */
export function ConnectionNotice() {
  const { t } = useTranslation('layout');
  const isOnline = useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">{!isOnline && <p className={styles.connection}>{t('offline')}</p>}</div>
  );
}

function onConnectionChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
