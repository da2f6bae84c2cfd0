import { useTranslation } from 'react-i18next';
import type { RegisteredRequest } from '../../contract/feedback';
import { formatDay } from '../../shared/lib/dates';
import { useHost } from '../../shared/lib/use-host';
import { FormDone } from '../../shared/ui/form-done';
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
  return (
    <FormDone message={request.message} action={{ label: t('done.close'), onPress: onClose }}>
      <p>{t('done.number', { number: request.number })}</p>
      <p>{t(`${dialog}.next`)}</p>
      {request.answerBy && <p>{t('done.answerBy', { date: formatDay(request.answerBy, host) })}</p>}
    </FormDone>
  );
}
