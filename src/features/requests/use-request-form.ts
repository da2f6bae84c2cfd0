import { photoRequestCodes, requestKinds } from '../../config/request-kinds';
import { feedback } from '../../contract/feedback';
import type { ApiError } from '../../shared/lib/api-error';
import { isImageFile } from '../../shared/lib/upload-files';
import { useApiForm } from '../../shared/lib/use-api-form';
import { useAttachments } from '../../shared/uploads/use-attachments';
import { fieldOf, requestPayload, type RequestContext } from './payload';
import { requestDialogs, type RequestDialogName } from './request-dialogs';
import { emptyFields, type RequestFields } from './request-fields';
import { sendRequest } from './requests.client';

function problemOf(error: ApiError): string | undefined {
  if ('product_url' in error.fields || 'product_kind' in error.fields) return 'itemGone';
  return error.status === 429 ? 'tooManyRequests' : undefined;
}

/** A request form: form, then either a success message or the form with what is wrong (spec §4). */
export function useRequestForm(
  dialog: RequestDialogName,
  context: RequestContext,
  known: Partial<RequestFields>,
) {
  const needsPhoto = photoRequestCodes.includes(requestKinds[requestDialogs[dialog].kind]);
  const attachments = useAttachments(dialog);
  const form = useApiForm({
    action: requestDialogs[dialog].kind,
    endpoint: feedback,
    defaultValues: { ...emptyFields(), ...known },
    toBody: (fields: RequestFields) => requestPayload(dialog, fields, context),
    prepare: (signal) => attachments.actions.finished(signal),
    send: async (body, { fields: _, ...sending }) => {
      const sent = await attachments.actions.finished(sending.signal);
      const answer = await sendRequest(body, sent, sending);
      attachments.actions.release();
      return answer;
    },
    fieldOf,
    validate: ({ photos }) =>
      needsPhoto && !photos.some(isImageFile) ? { photos: 'imageRequired' } : {},
    problemOf,
  });
  return { ...form, attachments };
}
