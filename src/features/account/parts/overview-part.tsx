import { useTranslation } from 'react-i18next';
import { accountParts } from '../../../config/account-pages';
import { routes } from '../../../config/routes';
import * as button from '../../../shared/ui/button.module.css';
import { LinkList } from '../../../shared/ui/link-list';
import * as forms from '../../../shared/ui/form.module.css';
import { endSession } from '../account.client';
import { leaveAccount } from '../leave-account';
import { useAccountAction } from '../use-account-action';
import { useSession } from '../use-session';

/** Who is logged in, the way to each part, and the way out. */
export function OverviewPart() {
  const { t } = useTranslation('account');
  const { account } = useSession();
  return (
    <div className={forms.form}>
      {account && <p className={forms.lead}>{t('hello', { name: account.name })}</p>}
      {account?.isRegularCustomer && <p>{t('regularCustomer')}</p>}
      <LinkList
        links={accountParts
          .filter((part) => part !== 'overview')
          .map((part) => ({ path: routes.account(part), title: t(`parts.${part}.title`) }))}
      />
      <SignOut />
    </div>
  );
}

/** Ends the session with the backend first: a token that lives on could be used by somebody else. */
function SignOut() {
  const { t } = useTranslation('account');
  const { run, isBusy, hasFailed } = useAccountAction('logout', async (token) => {
    await endSession(token);
    leaveAccount();
  });
  return (
    <div className={forms.end}>
      <p className={forms.problem} role="alert">
        {hasFailed && t('signOutFailed')}
      </p>
      <button type="button" className={button.secondary} disabled={isBusy} onClick={run}>
        {t('signOut')}
      </button>
    </div>
  );
}
