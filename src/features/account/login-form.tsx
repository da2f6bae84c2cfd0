import { yupResolver } from '@hookform/resolvers/yup';
import { useForm, type Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { email, password } from '../../contract/body';
import { isPerson } from '../../shared/lib/captcha';
import { ApiError } from '../../shared/lib/api-error';
import { report } from '../../shared/lib/report';
import { useProblemText } from '../../shared/lib/use-problem-text';
import { TextField } from '../../shared/ui/field';
import { Form } from '../../shared/ui/form';
import { FormEnd } from '../../shared/ui/form-end';
import { sendLogin } from './account.client';
import { useSession } from './use-session';

interface LoginFields {
  email: string;
  password: string;
}

const rules = object({ email: email(), password: password() });

/**
 * Spec §5 "Login": e-mail and password; any refusal is one and the same message, and the button is
 * disabled while the form is invalid or sending.
 */
export function LoginForm({ onLoggedIn }: { onLoggedIn: () => void }) {
  const { t } = useTranslation('forms');
  const problemText = useProblemText();
  const { begin } = useSession();
  const { register, handleSubmit, setError, formState } = useForm<LoginFields>({
    resolver: yupResolver(rules) as Resolver<LoginFields>,
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting, isValid } = formState;

  const submit = handleSubmit(async (values) => {
    try {
      if (!(await isPerson('login'))) {
        setError('root', { message: 'captchaFailed' });
        return;
      }
      begin(await sendLogin(values.email, values.password));
      onLoggedIn();
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status < 500;
      if (!isRefused) report(error, 'account/login');
      setError('root', { message: isRefused ? 'credentialsWrong' : 'notSent' });
    }
  });

  const { ref: emailRef, ...emailField } = register('email');
  const { ref: passwordRef, ...passwordField } = register('password');
  return (
    <Form onSubmit={submit}>
      <TextField
        {...emailField}
        inputRef={emailRef}
        label={t('email')}
        error={problemText(errors.email?.message)}
        type="email"
        autoComplete="username"
        required
      />
      <TextField
        {...passwordField}
        inputRef={passwordRef}
        label={t('password')}
        error={problemText(errors.password?.message)}
        type="password"
        autoComplete="current-password"
        required
      />
      <FormEnd
        label={t('login.submit')}
        problem={errors.root?.message}
        isBusy={isSubmitting}
        isValid={isValid}
      />
    </Form>
  );
}
