import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { routes } from '../../config/routes';
import { useIsAccountOpen } from '../../features/account/use-is-account-open';
import { useSession } from '../../features/account/use-session';
import { useOpenModal } from '../../shared/state/use-modal';
import * as button from '../../shared/ui/button.module.css';
import * as styles from './saved-filters-note.module.css';

/** Where filters are kept: in the account, or in this browser until the visitor signs in. */
export function SavedFiltersNote({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('catalogue');
  const { isAuth } = useSession();
  const isAccountOpen = useIsAccountOpen();
  const open = useOpenModal();
  if (isAuth) return <Link to={routes.account('filters')}>{t('saved.inAccount')}</Link>;
  return (
    <div className={styles.note}>
      <p>{t('saved.here')}</p>
      {isAccountOpen && (
        <>
          <p>{t('saved.offer')}</p>
          <button
            type="button"
            className={button.secondary}
            onClick={() => {
              onLeave();
              open('login');
            }}
          >
            {t('saved.signIn')}
          </button>
        </>
      )}
    </div>
  );
}
