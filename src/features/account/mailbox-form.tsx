import { useTranslation } from 'react-i18next';
import { forgotPassword, sendVerificationEmail } from '../../contract/account';
import type { Received } from '../../contract/request';
import { useApiForm } from '../../shared/forms/use-api-form';
import { ConsentNote } from '../../shared/ui/consent-note';
import { Form } from '../../shared/ui/form';
import { FormDone } from '../../shared/ui/form-done';
import { FormEnd } from '../../shared/ui/form-end';
import * as forms from '../../shared/ui/form.module.css';
import { askForConfirmation, askForNewPassword } from './account.client';
import { EmailField } from './email-field';
import { OtherDialogs } from './other-dialogs';

const purposes = {
  forgotPassword: { endpoint: forgotPassword, ask: askForNewPassword },
  confirmation: { endpoint: sendVerificationEmail, ask: askForConfirmation },
} as const;

interface MailboxFormProps {
  purpose: keyof typeof purposes;
  onClose: () => void;
}

type MailboxFields = Received<typeof forgotPassword.body>;

/** Asks for a message: a link for a new password, or the confirmation of a registration once more. */
export function MailboxForm({ purpose, onClose }: MailboxFormProps) {
  const { t } = useTranslation('forms');
  const { endpoint, ask } = purposes[purpose];
  const form = useApiForm({
    action: purpose,
    endpoint,
    defaultValues: { email: '' },
    toBody: (fields: MailboxFields) => fields,
    send: ({ email }) => ask(email),
  });

  if (form.answer !== null) {
    return <FormDone message={form.answer} action={{ label: t('close'), onPress: onClose }} />;
  }
  return (
    <Form onSubmit={form.submit} isUnchecked>
      <p className={forms.lead}>{t(`${purpose}.lead`)}</p>
      <EmailField form={form} />
      <FormEnd label={t(`${purpose}.submit`)} problem={form.problem} isBusy={form.isSending} />
      <ConsentNote />
      <OtherDialogs names={['login', 'registration']} />
    </Form>
  );
}
