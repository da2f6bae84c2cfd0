import { useTranslation } from 'react-i18next';
import { AccountEntry } from '../../features/account/account-entry';
import { useKeptSession } from '../../features/account/use-kept-session';
import { ListCounter } from '../../features/lists/list-counter';
import { OfflineLists } from '../../features/lists/offline-lists';
import { loadPart } from '../../shared/lib/load-part';
import { useLoaded } from '../../shared/lib/use-loaded';
import { opensDialog } from '../../shared/state/opens-dialog';
import { useOpenModal } from '../../shared/state/use-modal';
import { Icon } from '../../shared/ui/icon';
import * as hidden from '../../shared/ui/spoken.module.css';
import * as styles from './header-actions.module.css';

/** The list of viewed items is found in the menu. */
const counters = [
  { list: 'favorite', icon: 'heart' },
  { list: 'comparison', icon: 'scales' },
] as const;

const loadKeeper = async () =>
  (await loadPart(() => import('../account/keep-account'))).KeepAccount;

/**
 * Callback request, site search and the personal area (spec §2 "Header"). The signs of a loupe and a
 * person say enough beside the word that asks to be pressed.
 */
export function HeaderActions() {
  const { t } = useTranslation('layout');
  const open = useOpenModal();
  const { isAuth } = useKeptSession();
  const KeepAccount = useLoaded(isAuth, loadKeeper, 'account/keep');
  return (
    <div className={styles.actions}>
      <button
        type="button"
        className={`${styles.action} ${styles.inBar}`}
        {...opensDialog('callback')}
        onClick={() => open('callback')}
      >
        <Icon name="phone" size={20} />
        <span className={styles.word}>{t('actions.callback')}</span>
      </button>
      <button
        type="button"
        className={`${styles.action} ${styles.inBar}`}
        {...opensDialog('search')}
        onClick={() => open('search')}
      >
        <Icon name="search" size={20} />
        <span className={hidden.spoken}>{t('actions.search')}</span>
      </button>
      <div className={`${styles.lists} ${styles.inBar}`}>
        {counters.map(({ list, icon }) => (
          <ListCounter key={list} list={list} icon={icon} label={t(`lists.${list}`)} />
        ))}
      </div>
      <AccountEntry
        label={t('actions.account')}
        className={styles.action}
        wordClassName={hidden.spoken}
      />
      <OfflineLists />
      {KeepAccount && <KeepAccount />}
    </div>
  );
}
