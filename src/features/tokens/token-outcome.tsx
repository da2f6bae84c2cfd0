import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../shared/lib/api-error';
import { report } from '../../shared/lib/report';
import { useTooMany } from '../../shared/lib/use-too-many';
import * as button from '../../shared/ui/button.module.css';
import * as forms from '../../shared/ui/form.module.css';
import { AskAnew } from './ask-anew';
import { confirmEmail, confirmMailing, endMailing } from './token.client';

const calls = {
  subscriptionConfirmed: confirmMailing,
  unsubscribed: endMailing,
  emailConfirmed: confirmEmail,
} as const;

export type OutcomePurpose = keyof typeof calls;

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500;
const isMissing = (token: string | null) => token === null || token === '';

/**
 * Hands the token of a message to the backend and says how it went. Ending a subscription waits for
 * a press: programs that look at the links of messages must not end it for their owner.
 */
export function TokenOutcome({ purpose }: { purpose: OutcomePurpose }) {
  const { t } = useTranslation('desk');
  const tooMany = useTooMany();
  const [said, setSaid] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const waitsForPress = purpose === 'unsubscribed';

  const stale = t('token.failed');

  const problemOf = (error: unknown) => {
    if (!isRefusal(error)) return t('token.offline');
    return error.status === 429 ? tooMany(error.retryAfter) : stale;
  };

  const hand = async () => {
    const token = new URLSearchParams(window.location.search).get('token');
    if (token === null || isMissing(token)) {
      setProblem(t('token.missing'));
      return;
    }
    setBusy(true);
    try {
      setSaid(await calls[purpose](token));
      setProblem(null);
    } catch (error) {
      if (!isRefusal(error)) report(error, `token/${purpose}`);
      setProblem(problemOf(error));
    }
    setBusy(false);
  };

  useEffect(() => {
    if (!waitsForPress) void hand();
    // The token of an address is handed in once.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- as above
  }, []);

  return (
    <div className={forms.done}>
      <p className={forms.lead} role="status">
        {said}
      </p>
      <p className={forms.problem} role="alert">
        {problem}
      </p>
      {purpose === 'emailConfirmed' && problem === stale && <AskAnew dialog="confirmation" />}
      {waitsForPress && said === null && (
        <>
          <p>{t('token.ending')}</p>
          <p>
            <button
              type="button"
              className={button.primary}
              aria-disabled={isBusy}
              onClick={() => {
                if (!isBusy) void hand();
              }}
            >
              {t('token.end')}
            </button>
          </p>
        </>
      )}
    </div>
  );
}
