import { useTranslation } from 'react-i18next';
import { useSession } from '../../features/account/use-session';
import { opensDialog } from '../../shared/state/opens-dialog';
import { useOpenModal } from '../../shared/state/use-modal';
import * as button from '../../shared/ui/button.module.css';
import { EmptyState } from '../../shared/ui/empty-state';
import { ErrorPage } from '../error/error-page';

/**
 * What a page of the account shows to who is not logged in: not found (spec §5 "Route-level"), with
 * the way in; to who was, why the session is over.
 */
export function SignedOut() {
  const { t } = useTranslation('account');
  const { isRefused } = useSession();
  const open = useOpenModal();
  const ways = (
    <>
      <button
        type="button"
        className={button.primary}
        {...opensDialog('login')}
        onClick={() => open('login')}
      >
        {t('guard.signIn')}
      </button>
      <button
        type="button"
        className={button.secondary}
        {...opensDialog('registration')}
        onClick={() => open('registration')}
      >
        {t('guard.register')}
      </button>
    </>
  );
  if (isRefused) {
    return (
      <EmptyState title={t('guard.refused')} text={t('guard.again')}>
        {ways}
      </EmptyState>
    );
  }
  return (
    <>
      <ErrorPage status={404} />
      <EmptyState title={t('guard.title')} text={t('guard.text')}>
        {ways}
      </EmptyState>
    </>
  );
}
