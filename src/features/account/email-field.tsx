import type { Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApiFormFields } from '../../shared/forms/use-api-form';
import { TextField } from '../../shared/ui/field';

/** The mailbox that an account is known by: a password manager takes it for the user's name. */
export function EmailField<Fields extends { email: string }>({
  form,
}: {
  form: ApiFormFields<Fields>;
}) {
  const { t } = useTranslation('forms');
  const name = 'email' as Path<Fields>;
  return (
    <TextField
      {...form.field(name)}
      label={t('email')}
      error={form.errorOf(name)}
      type="email"
      autoComplete="username"
      required
    />
  );
}
