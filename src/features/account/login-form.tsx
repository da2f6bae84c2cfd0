import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { login } from '../../contract/account';
import type { Received } from '../../contract/request';
import { useApiForm } from '../../shared/forms/use-api-form';
import { ConsentNote } from '../../shared/ui/consent-note';
import { TextField } from '../../shared/ui/field';
import { Form } from '../../shared/ui/form';
import { FormEnd } from '../../shared/ui/form-end';
import * as forms from '../../shared/ui/form.module.css';
import { sendLogin } from './account.client';
import { EmailField } from './email-field';
import { OtherDialogs } from './other-dialogs';
import { useSession } from './use-session';

type LoginFields = Received<typeof login.body>;

/** The password is never kept. */
const draft = { name: 'login', kept: object({ email: string().defined() }), endsWhenLeft: true };

/**
 * Spec §5 "Login": e-mail and password; any refusal is one and the same message, and the button is
 * disabled while the form is invalid or sending.
 */
export function LoginForm({ onLoggedIn }: { onLoggedIn: () => void }) {
  const { t } = useTranslation('forms');
  const { begin, isRefused } = useSession();
  const form = useApiForm({
    action: 'login',
    endpoint: login,
    defaultValues: { email: '', password: '' },
    toBody: (fields: LoginFields) => fields,
    send: async (body, call) => {
      begin(await sendLogin(body, call));
      onLoggedIn();
    },
    draft,
    problemOf: ({ status }) => (status < 500 ? 'credentialsWrong' : undefined),
  });

  return (
    <Form onSubmit={form.submit} draft={form.draft}>
      {isRefused && <p className={forms.lead}>{t('login.refused')}</p>}
      <EmailField form={form} />
      <TextField
        {...form.field('password')}
        label={t('password')}
        error={form.errorOf('password')}
        type="password"
        autoComplete="current-password"
        required
      />
      <FormEnd
        label={t('login.submit')}
        problem={form.problem}
        isBusy={form.isSending}
        isValid={form.isValid}
      />
      <ConsentNote />
      <OtherDialogs names={['forgotPassword', 'registration', 'confirmation']} />
    </Form>
  );
}
