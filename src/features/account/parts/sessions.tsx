import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../shared/lib/dates';
import { useHost } from '../../../shared/lib/use-host';
import * as button from '../../../shared/ui/button.module.css';
import * as forms from '../../../shared/ui/form.module.css';
import { endOthers, fetchSessions } from '../account-data.client';
import { useAccountAction } from '../use-account-action';
import { useAccountData } from '../use-account-data';
import { Answered } from './answered';
import * as styles from './part.module.css';

/** Where the account is signed in, and a way to sign out of all places but this one. */
export function Sessions() {
  const { t } = useTranslation('account');
  const host = useHost();
  const fetched = useAccountData('sessions', fetchSessions);
  const { run, isBusy, hasFailed } = useAccountAction('sessions', async (token) => {
    await endOthers(token);
    fetched.retry();
  });
  return (
    <Answered fetched={fetched}>
      {(sessions) => (
        <div className={styles.act}>
          <ul className={styles.lines}>
            {sessions.map(({ createdAt, isCurrent }) => (
              <li key={createdAt}>
                {t(isCurrent ? 'sessions.here' : 'sessions.since', {
                  day: formatDay(createdAt, host),
                })}
              </li>
            ))}
          </ul>
          {sessions.length > 1 && (
            <button type="button" className={button.secondary} aria-disabled={isBusy} onClick={run}>
              {t('sessions.end')}
            </button>
          )}
          <p className={forms.problem} role="alert">
            {hasFailed && t('notKept')}
          </p>
        </div>
      )}
    </Answered>
  );
}
