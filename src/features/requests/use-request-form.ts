import { photoRequestCodes, requestKinds } from '../../config/request-kinds';
import { feedback } from '../../contract/feedback';
import type { ApiError } from '../../shared/lib/api-error';
import { isImageFile } from '../../shared/lib/upload-files';
import { useApiForm } from '../../shared/forms/use-api-form';
import type { DraftOptions } from '../../shared/forms/use-form-draft';
import { useAttachments } from '../../shared/uploads/use-attachments';
import { fieldOf, requestPayload, type RequestContext } from './payload';
import { requestDialogs, type RequestDialogName } from './request-dialogs';
import { keptFields } from './request-draft';
import { emptyFields, type RequestFields } from './request-fields';
import { sendRequest } from './requests.client';

function problemOf(error: ApiError): string | undefined {
  return 'product_url' in error.fields || 'product_kind' in error.fields ? 'itemGone' : undefined;
}

export type RequestDraft = Pick<DraftOptions, 'name' | 'endsWhenLeft'>;

/** A request form: form, then either a success message or the form with what is wrong (spec §4). */
export function useRequestForm(
  dialog: RequestDialogName,
  context: RequestContext,
  known: Partial<RequestFields>,
  draft: RequestDraft,
) {
  const needsPhoto = photoRequestCodes.includes(requestKinds[requestDialogs[dialog].kind]);
  const attachments = useAttachments(dialog);
  const form = useApiForm({
    action: requestDialogs[dialog].kind,
    endpoint: feedback,
    defaultValues: { ...emptyFields(), channel: requestDialogs[dialog].channel ?? '', ...known },
    toBody: (fields: RequestFields) => requestPayload(dialog, fields, context),
    prepare: (signal) => attachments.actions.finished(signal),
    send: async (body, { fields: _, key, ...sending }) => {
      const sent = await attachments.actions.finished(sending.signal);
      const answer = await sendRequest({ ...body, idempotency_key: key }, sent, sending);
      attachments.actions.release();
      return answer;
    },
    draft: { ...draft, kept: keptFields },
    fieldOf,
    validate: ({ photos, channel }) => ({
      ...(needsPhoto && !photos.some(isImageFile) && { photos: 'imageRequired' as const }),
      ...(channel === '' && { channel: 'contactMethodMissing' as const }),
    }),
    problemOf,
  });
  return { ...form, attachments };
}
