import { useTranslation } from 'react-i18next';
import type { RegisteredRequest } from '../../contract/feedback';
import { formatDay } from '../../shared/lib/dates';
import { useHost } from '../../shared/state/use-host';
import * as forms from '../../shared/ui/form.module.css';

/** What comes next and when: the request's number and, where one is stated, the day of the answer. */
export function RequestDone({ request }: { request: RegisteredRequest }) {
  const { t } = useTranslation('forms');
  const host = useHost();
  return (
    <div className={forms.done} role="status">
      <p className={forms.lead}>{request.message}</p>
      <p>{t('done.number', { number: request.number })}</p>
      {request.answerBy && <p>{t('done.answerBy', { date: formatDay(request.answerBy, host) })}</p>}
    </div>
  );
}
