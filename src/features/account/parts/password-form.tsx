import { useTranslation } from 'react-i18next';
import { changePassword } from '../../../contract/account';
import { TextField } from '../../../shared/ui/field';
import { Form } from '../../../shared/ui/form';
import { FormDone } from '../../../shared/ui/form-done';
import { FormEnd } from '../../../shared/ui/form-end';
import { NewPasswordFields } from '../../../shared/ui/new-password-fields';
import { saveNewPassword } from '../account.client';
import { useAccountForm } from '../use-account-form';
import { useSession } from '../use-session';

interface PasswordFields {
  current_password: string;
  password: string;
  password_confirmation: string;
}

/** Spec §4: a change ends with "the password was updated"; other sessions end, this one goes on. */
export function PasswordForm() {
  const { t } = useTranslation('account');
  const { account, begin } = useSession();
  const form = useAccountForm({
    action: 'change_password',
    endpoint: changePassword,
    defaultValues: { current_password: '', password: '', password_confirmation: '' },
    toBody: (fields: PasswordFields) => fields,
    send: async (token, body) => {
      const changed = await saveNewPassword(token, body);
      begin(changed.token);
      return changed.message;
    },
  });

  if (form.answer !== null) {
    return (
      <FormDone
        message={form.answer}
        action={{ label: t('password.again'), onPress: form.restart }}
      />
    );
  }
  return (
    <Form onSubmit={form.submit} isUnchecked>
      {/* Tells a password manager whose password it is. */}
      <input type="hidden" autoComplete="username" value={account?.email ?? ''} readOnly />
      <TextField
        {...form.field('current_password')}
        label={t('password.current')}
        error={form.errorOf('current_password')}
        type="password"
        autoComplete="current-password"
        required
      />
      <NewPasswordFields form={form} label={t('password.new')} />
      <FormEnd label={t('password.submit')} problem={form.problem} isBusy={form.isSending} />
    </Form>
  );
}
