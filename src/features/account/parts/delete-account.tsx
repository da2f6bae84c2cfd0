import { navigate } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { routes } from '../../../config/routes';
import { deleteAccount } from '../../../contract/account-data';
import { TextField } from '../../../shared/ui/field';
import { Form } from '../../../shared/ui/form';
import { FormEnd } from '../../../shared/ui/form-end';
import { sendDeletion } from '../account-data.client';
import { useAccountForm } from '../use-account-form';
import { useSession } from '../use-session';

/** Deletes the account, by its password; the session is over with it. */
export function DeleteAccount() {
  const { t } = useTranslation('account');
  const { end } = useSession();
  const form = useAccountForm({
    action: 'delete_account',
    endpoint: deleteAccount,
    defaultValues: { password: '' },
    toBody: (fields: { password: string }) => fields,
    send: async (token, { password }) => {
      await sendDeletion(token, password);
      // This page is for who is logged in.
      await navigate(routes.home());
      end();
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
