import { useTranslation } from 'react-i18next';
import { deleteAccount } from '../../../contract/account-data';
import { TextField } from '../../../shared/ui/field';
import { Form } from '../../../shared/ui/form';
import { FormEnd } from '../../../shared/ui/form-end';
import { sendDeletion } from '../account-data.client';
import { leaveAccount } from '../leave-account';
import { useAccountForm } from '../use-account-form';

/** Deletes the account, by its password; the session is over with it. */
export function DeleteAccount() {
  const { t } = useTranslation('account');
  const form = useAccountForm({
    action: 'delete_account',
    endpoint: deleteAccount,
    defaultValues: { password: '' },
    toBody: (fields: { password: string }) => fields,
    send: async (token, { password }) => {
      await sendDeletion(token, password);
      leaveAccount();
    },
  });
  return (
    <Form onSubmit={form.submit} isUnchecked>
      <p>{t('deletion.text')}</p>
      <TextField
        {...form.field('password')}
        label={t('password.current')}
        error={form.errorOf('password')}
        type="password"
        autoComplete="current-password"
        required
      />
      <FormEnd label={t('deletion.submit')} problem={form.problem} isBusy={form.isSending} />
    </Form>
  );
}
