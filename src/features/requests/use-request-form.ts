import { photoRequestCodes, requestKinds } from '../../config/request-kinds';
import { feedback } from '../../contract/feedback';
import type { ApiError } from '../../shared/lib/api-error';
import { isImageFile } from '../../shared/lib/upload-files';
import { useApiForm } from '../../shared/lib/use-api-form';
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
  return useApiForm({
    action: requestDialogs[dialog].kind,
    endpoint: feedback,
    defaultValues: { ...emptyFields(), ...known },
    toBody: (fields: RequestFields) => requestPayload(dialog, fields, context),
    send: (body, { fields, ...sending }) => sendRequest(body, fields.photos, sending),
    fieldOf,
    validate: ({ photos }) =>
      needsPhoto && !photos.some(isImageFile) ? { photos: 'imageRequired' } : {},
    problemOf,
  });
}
