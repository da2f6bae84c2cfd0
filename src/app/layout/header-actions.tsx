import { useTranslation } from 'react-i18next';
import { AccountEntry } from '../../features/account/account-entry';
import { useOpenModal } from '../../shared/state/use-modal';
import { Icon } from '../../shared/ui/icon';
import * as styles from './header-actions.module.css';

/** Callback request, site search and the personal area (spec §2 "Header"). */
export function HeaderActions() {
  const { t } = useTranslation('layout');
  const open = useOpenModal();
  return (
    <div className={styles.actions}>
      <button
        type="button"
        className={styles.action}
        aria-haspopup="dialog"
        onClick={() => open('callback')}
      >
        <Icon name="phone" size={20} />
        <span className={styles.word}>{t('actions.callback')}</span>
      </button>
      <button
        type="button"
        className={styles.action}
        aria-haspopup="dialog"
        onClick={() => open('search')}
      >
        <Icon name="search" size={20} />
        <span className={styles.word}>{t('actions.search')}</span>
      </button>
      <AccountEntry
        label={t('actions.account')}
        className={styles.action}
        wordClassName={styles.quiet}
      />
    </div>
  );
}
