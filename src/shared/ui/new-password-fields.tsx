import { useTranslation } from 'react-i18next';
import type { Path } from 'react-hook-form';
import { limits } from '../../config/limits';
import type { ApiFormFields } from '../forms/use-api-form';
import { TextField } from './field';

export interface NewPassword {
  password: string;
  password_confirmation: string;
}

interface NewPasswordFieldsProps<Fields extends NewPassword> {
  form: ApiFormFields<Fields>;
  /** What the first of the two is called. */
  label: string;
}

/** A password that is chosen, and the same once more (spec §5 "Registration"). */
export function NewPasswordFields<Fields extends NewPassword>({
  form,
  label,
}: NewPasswordFieldsProps<Fields>) {
  const { t } = useTranslation('forms');
  const field = (name: keyof NewPassword) => ({
    ...form.field(name as Path<Fields>),
    error: form.errorOf(name as Path<Fields>),
  });
  return (
    <>
      <TextField
        {...field('password')}
        label={label}
        help={t('newPassword.help', { min: limits.passwordMin })}
        type="password"
        autoComplete="new-password"
        required
      />
      <TextField
        {...field('password_confirmation')}
        label={t('newPassword.again')}
        type="password"
        autoComplete="new-password"
        required
      />
    </>
  );
}
