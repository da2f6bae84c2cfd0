import { useTranslation } from 'react-i18next';
import { useOnline } from '../../shared/lib/use-online';
import * as styles from './notice.module.css';

/** Spec §2 "Layout": says when the visitor is offline, for as long as it lasts. */
export function ConnectionNotice() {
  const { t } = useTranslation('layout');
  const isOnline = useOnline();
  return (
    <div role="status">{!isOnline && <p className={styles.connection}>{t('offline')}</p>}</div>
  );
}
