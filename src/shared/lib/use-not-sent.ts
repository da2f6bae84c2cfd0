import { useTranslation } from 'react-i18next';
import { isRequestId, shortReference } from '../../domain/request-id';
import { ApiError } from './api-error';

/**
 * Says that a form was not sent.
 * @returns `notSent`, or a text with what to name on the phone where the backend has answered
 */
export function useNotSent(): (error: unknown) => string {
  const { t } = useTranslation('forms');
  return (error) => {
    const id = error instanceof ApiError ? error.requestId : null;
    return isRequestId(id) ? t('notTaken', { reference: shortReference(id) }) : 'notSent';
  };
}
