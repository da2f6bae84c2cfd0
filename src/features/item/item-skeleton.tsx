import { useTranslation } from 'react-i18next';
import * as hidden from '../../shared/ui/spoken.module.css';
import * as styles from './item-skeleton.module.css';

/** Keeps the place of an item's page while the backend is asked for it. */
export function ItemSkeleton() {
  const { t } = useTranslation('item');
  return (
    <div className={styles.skeleton} role="status">
      <span className={hidden.spoken}>{t('loading')}</span>
      <div className={styles.photo} />
      <div className={styles.lines}>
        <div className={styles.line} />
        <div className={styles.title} />
        <div className={styles.line} />
      </div>
    </div>
  );
}
