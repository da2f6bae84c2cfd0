import { useTranslation } from 'react-i18next';
import { limits } from '../../config/limits';
import { resetPassword } from '../../contract/account';
import { useProblemText } from '../../shared/lib/use-problem-text';
import { useSentForm } from '../../shared/lib/use-sent-form';
import { TextField } from '../../shared/ui/field';
import { Form } from '../../shared/ui/form';
import { FormEnd } from '../../shared/ui/form-end';
import * as forms from '../../shared/ui/form.module.css';
import { setPassword } from './token.client';

interface PasswordFields {
  password: string;
  password_confirmation: string;
}

if (!resetPassword.body) throw new Error('a new password has rules');
const rules = resetPassword.body;

const tokenOfAddress = () => new URLSearchParams(window.location.search).get('token') ?? '';

/** A new password by the token of a message (spec §4: ends with "the password was updated"). */
export function NewPasswordForm() {
  const { t } = useTranslation('desk');
  const problemText = useProblemText();
  const token = tokenOfAddress();
  const { form, submit, answer } = useSentForm<PasswordFields, string>({
    action: 'new_password',
    rules,
    defaults: { password: '', password_confirmation: '' },
    payload: (fields) => ({ ...fields, token }),
    send: setPassword,
    problemOf: ({ fields }) => (fields.token ? t('token.failed') : undefined),
  });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const field = (name: keyof PasswordFields) => {
    const { ref, ...rest } = register(name);
    return { ...rest, inputRef: ref, error: problemText(errors[name]?.message) };
  };

  if (token === '') return <p className={forms.problem}>{t('token.missing')}</p>;
  if (answer !== null) {
    return (
      <p className={forms.lead} role="status">
        {answer}
      </p>
    );
  }
  return (
    <Form onSubmit={submit}>
      <TextField
        {...field('password')}
        label={t('password.first')}
        help={t('password.help', { min: limits.passwordMin })}
        type="password"
        autoComplete="new-password"
        required
      />
      <TextField
        {...field('password_confirmation')}
        label={t('password.second')}
        type="password"
        autoComplete="new-password"
        required
      />
      <FormEnd label={t('password.submit')} problem={errors.root?.message} isBusy={isSubmitting} />
    </Form>
  );
}
