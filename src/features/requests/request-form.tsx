import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsentNote } from '../../shared/ui/consent-note';
import { Form } from '../../shared/ui/form';
import { FormEnd } from '../../shared/ui/form-end';
import * as forms from '../../shared/ui/form.module.css';
import { Honeypot } from '../../shared/ui/honeypot';
import type { ImageUploadProps } from '../../shared/ui/image-upload';
import { AboutItem } from './about-item';
import type { RequestContext } from './payload';
import { requestDialogs, type RequestDialogName } from './request-dialogs';
import { RequestDone } from './request-done';
import { RequestField } from './request-field';
import type { RequestFields } from './request-fields';
import { useRequestForm, type RequestDraft } from './use-request-form';

interface RequestFormProps extends RequestContext {
  dialog: RequestDialogName;
  /** What is known of the visitor already. */
  known?: Partial<RequestFields>;
  /** For a dialog that asks for photos. */
  ImageUpload?: ComponentType<ImageUploadProps>;
  draft: RequestDraft;
  onClose: () => void;
}

/** The form of a request dialog (spec §2 "Modals", §3 "Request form fields"), by the table. */
export function RequestForm({
  dialog,
  known = {},
  ImageUpload,
  draft,
  onClose,
  ...context
}: RequestFormProps) {
  const { t } = useTranslation('requests');
  const form = useRequestForm(dialog, context, known, draft);
  const { answer, problem } = form;

  if (answer) return <RequestDone dialog={dialog} request={answer} onClose={onClose} />;
  return (
    <Form onSubmit={form.submit} draft={form.draft}>
      {context.about && <AboutItem about={context.about} />}
      <p className={forms.lead}>{t(`${dialog}.lead`)}</p>
      {requestDialogs[dialog].fields.map((row) => (
        <RequestField
          key={row.field}
          row={row}
          form={form}
          attachments={form.attachments}
          ImageUpload={ImageUpload}
          sent={form.uploaded}
        />
      ))}
      <Honeypot {...form.field('trap')} />
      <FormEnd
        label={t(`${dialog}.submit`)}
        problem={problem === 'itemGone' ? t('problems.itemGone') : problem}
        isBusy={form.isSending}
      />
      <ConsentNote />
    </Form>
  );
}
