import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegisteredRequest } from '../../contract/feedback';
import { formatDay } from '../../shared/lib/dates';
import { useHost } from '../../shared/state/use-host';
import * as button from '../../shared/ui/button.module.css';
import * as forms from '../../shared/ui/form.module.css';
import type { RequestDialogName } from './request-dialogs';

interface RequestDoneProps {
  dialog: RequestDialogName;
  request: RegisteredRequest;
  onClose: () => void;
}

/** The request's number, what comes next, and the day until which an answer comes (spec §4). */
export function RequestDone({ dialog, request, onClose }: RequestDoneProps) {
  const { t } = useTranslation('requests');
  const host = useHost();
  const done = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone with the form.
  useEffect(() => done.current?.focus(), []);
  return (
    <div className={forms.done} ref={done} tabIndex={-1} role="status">
      <p className={forms.lead}>{request.message}</p>
      <p>{t('done.number', { number: request.number })}</p>
      <p>{t(`${dialog}.next`)}</p>
      {request.answerBy && <p>{t('done.answerBy', { date: formatDay(request.answerBy, host) })}</p>}
      <button type="button" className={button.secondary} onClick={onClose}>
        {t('done.close')}
      </button>
    </div>
  );
}
