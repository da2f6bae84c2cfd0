import { useTranslation } from 'react-i18next';
import { resetPassword } from '../../contract/account';
import type { Sent } from '../../contract/request';
import { useApiForm } from '../../shared/forms/use-api-form';
import { ConsentNote } from '../../shared/ui/consent-note';
import { Form } from '../../shared/ui/form';
import { FormEnd } from '../../shared/ui/form-end';
import * as forms from '../../shared/ui/form.module.css';
import { NewPasswordFields } from '../../shared/ui/new-password-fields';
import { AskAnew } from './ask-anew';
import { setPassword } from './token.client';

type PasswordFields = Omit<Sent<typeof resetPassword.body>, 'token'>;

const tokenOfAddress = () => new URLSearchParams(window.location.search).get('token') ?? '';

/** A new password by the token of a message (spec §4: ends with "the password was updated"). */
export function NewPasswordForm() {
  const { t } = useTranslation('desk');
  const token = tokenOfAddress();
  const stale = t('token.failed');
  const form = useApiForm({
    action: 'new_password',
    endpoint: resetPassword,
    defaultValues: { password: '', password_confirmation: '' },
    toBody: (fields: PasswordFields) => ({ ...fields, token }),
    send: setPassword,
    problemOf: ({ fields }) => (fields.token ? stale : undefined),
  });

  if (token === '') return <p className={forms.problem}>{t('token.missing')}</p>;
  if (form.answer !== null) {
    return (
      <p className={forms.lead} role="status">
        {form.answer}
      </p>
    );
  }
  return (
    <Form onSubmit={form.submit}>
      <NewPasswordFields form={form} label={t('password.first')} />
      <FormEnd label={t('password.submit')} problem={form.problem} isBusy={form.isSending} />
      {form.problem === stale && <AskAnew dialog="forgotPassword" />}
      <ConsentNote />
    </Form>
  );
}
