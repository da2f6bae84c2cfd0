import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fetched } from '../../../shared/lib/use-fetched';
import * as button from '../../../shared/ui/button.module.css';

interface AnsweredProps<Answer> {
  fetched: Fetched<Answer>;
  children: (answer: Answer) => ReactNode;
}

/** What was asked for, once it is there; until then how far it is, and a second attempt if it failed. */
export function Answered<Answer>({ fetched, children }: AnsweredProps<Answer>) {
  const { t } = useTranslation('account');
  const { latest, error, retry } = fetched;
  if (latest !== null) return children(latest);
  if (error === null) return <p role="status">{t('loading')}</p>;
  return (
    <div role="alert">
      <p>{t('failed')}</p>
      <button type="button" className={button.secondary} onClick={retry}>
        {t('retry')}
      </button>
    </div>
  );
}
