import { useTranslation } from 'react-i18next';
import { limits } from '../../config/limits';
import { resetPassword } from '../../contract/account';
import type { Sent } from '../../contract/request';
import { useApiForm } from '../../shared/lib/use-api-form';
import { ConsentNote } from '../../shared/ui/consent-note';
import { TextField } from '../../shared/ui/field';
import { Form } from '../../shared/ui/form';
import { FormEnd } from '../../shared/ui/form-end';
import * as forms from '../../shared/ui/form.module.css';
import { setPassword } from './token.client';

type PasswordFields = Omit<Sent<typeof resetPassword.body>, 'token'>;

const tokenOfAddress = () => new URLSearchParams(window.location.search).get('token') ?? '';

/** A new password by the token of a message (spec §4: ends with "the password was updated"). */
export function NewPasswordForm() {
  const { t } = useTranslation('desk');
  const token = tokenOfAddress();
  const form = useApiForm({
    action: 'new_password',
    endpoint: resetPassword,
    defaultValues: { password: '', password_confirmation: '' },
    toBody: (fields: PasswordFields) => ({ ...fields, token }),
    send: setPassword,
    problemOf: ({ fields }) => (fields.token ? t('token.failed') : undefined),
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
      <TextField
        {...form.field('password')}
        error={form.errorOf('password')}
        label={t('password.first')}
        help={t('password.help', { min: limits.passwordMin })}
        type="password"
        autoComplete="new-password"
        required
      />
      <TextField
        {...form.field('password_confirmation')}
        error={form.errorOf('password_confirmation')}
        label={t('password.second')}
        type="password"
        autoComplete="new-password"
        required
      />
      <FormEnd label={t('password.submit')} problem={form.problem} isBusy={form.isSending} />
      <ConsentNote />
    </Form>
  );
}
