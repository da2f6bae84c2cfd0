import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { accountParts } from '../../../config/account-pages';
import { routes } from '../../../config/routes';
import * as button from '../../../shared/ui/button.module.css';
import * as forms from '../../../shared/ui/form.module.css';
import { endSession } from '../account.client';
import { leaveAccount } from '../leave-account';
import { useAccountAction } from '../use-account-action';
import { useSession } from '../use-session';
import * as styles from './part.module.css';

/** Who is logged in, the way to each part with what it is for, and the way out. */
export function OverviewPart() {
  const { t } = useTranslation('account');
  const { account } = useSession();
  return (
    <div className={forms.form}>
      {account && <p className={forms.lead}>{t('hello', { name: account.name })}</p>}
      {account?.isRegularCustomer && <p>{t('regularCustomer')}</p>}
      <ul className={styles.ways}>
        {accountParts
          .filter((part) => part !== 'overview')
          .map((part) => (
            <li key={part} className={styles.way}>
              <Link className={styles.title} to={routes.account(part)}>
                {t(`parts.${part}.title`)}
              </Link>
              <p className={styles.quiet}>{t(`parts.${part}.lead`)}</p>
            </li>
          ))}
      </ul>
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
    <div className={styles.act}>
      <p className={forms.problem} role="alert">
        {hasFailed && t('signOutFailed')}
      </p>
      <button type="button" className={button.secondary} aria-disabled={isBusy} onClick={run}>
        {t('signOut')}
      </button>
    </div>
  );
}
