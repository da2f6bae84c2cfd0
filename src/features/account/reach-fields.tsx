import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { limits } from '../../config/limits';
import { nicknameAfterEdit } from '../../shared/lib/phone';
import type { ApiFormFields } from '../../shared/forms/use-api-form';
import { ChannelChoice } from '../../shared/ui/channel-choice';
import { TextField } from '../../shared/ui/field';
import { PhoneInput } from '../../shared/ui/phone-input';
import type { PersonFields } from './person-fields';

interface PersonForm {
  form: ApiFormFields<PersonFields>;
}

export function NameField({ form }: PersonForm) {
  const { t } = useTranslation('forms');
  return (
    <TextField
      {...form.field('name')}
      label={t('name')}
      error={form.errorOf('name')}
      autoComplete="name"
      maxLength={limits.nameMax}
      required
    />
  );
}

/** How the account holder wishes to be reached: a phone, or with Telegram a name in its place. */
export function ReachFields({ form }: PersonForm) {
  const { t } = useTranslation('forms');
  return (
    <>
      <Controller
        control={form.control}
        name="phone"
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <PhoneInput
            label={t('phone.label')}
            error={form.errorOf('phone')}
            inputRef={ref}
            {...{ value, onChange, onBlur }}
          />
        )}
      />
      <ChannelChoice
        legend={t('channel.legend')}
        error={form.errorOf('channel')}
        field={form.field('channel')}
      />
      {form.watch('channel') === 'telegram' && (
        <Controller
          control={form.control}
          name="nickname"
          // A name may stand for the phone: its error is checked again.
          rules={{ deps: 'phone' }}
          render={({ field: { ref, onChange, ...field } }) => (
            <TextField
              {...field}
              inputRef={ref}
              label={t('nickname.label')}
              help={t('nickname.help')}
              error={form.errorOf('nickname')}
              onChange={(event) => onChange(nicknameAfterEdit(event.target.value))}
            />
          )}
        />
      )}
    </>
  );
}
