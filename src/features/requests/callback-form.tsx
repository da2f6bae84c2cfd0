import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { contactChannels, type ContactChannel } from '../../config/contact-channels';
import { limits } from '../../config/limits';
import { nicknameAfterEdit } from '../../shared/lib/phone';
import { useProblemText } from '../../shared/lib/use-problem-text';
import { ChoiceGroup, Radio } from '../../shared/ui/choice';
import { ConsentNote } from '../../shared/ui/consent-note';
import { TextField } from '../../shared/ui/field';
import { Form } from '../../shared/ui/form';
import { FormEnd } from '../../shared/ui/form-end';
import * as forms from '../../shared/ui/form.module.css';
import { PhoneInput } from '../../shared/ui/phone-input';
import { nameAfterEdit } from './callback';
import { RequestDone } from './request-done';
import { useCallbackForm } from './use-callback-form';

const channels = Object.keys(contactChannels) as ContactChannel[];

/** Spec §2 "Modals", call request: how to reach the visitor, and by which channel. */
export function CallbackForm({ cityTitle }: { cityTitle: string }) {
  const { t } = useTranslation('forms');
  const problemText = useProblemText();
  const { form, submit, registered } = useCallbackForm(cityTitle);
  const { control, register, watch, formState } = form;
  const { errors, isSubmitting } = formState;
  const says = (name: 'name' | 'phone' | 'channel' | 'nickname') =>
    problemText(errors[name]?.message);

  if (registered) return <RequestDone request={registered} />;
  return (
    <Form onSubmit={submit}>
      <p className={forms.lead}>{t('callback.lead')}</p>
      <Controller
        control={control}
        name="name"
        render={({ field: { ref, onChange, ...field } }) => (
          <TextField
            {...field}
            inputRef={ref}
            label={t('name')}
            error={says('name')}
            autoComplete="name"
            maxLength={limits.nameMax}
            required
            onChange={(event) => onChange(nameAfterEdit(event.target.value))}
          />
        )}
      />
      <Controller
        control={control}
        name="phone"
        render={({ field }) => (
          <PhoneInput
            label={t('phone.label')}
            error={says('phone')}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      />
      <ChoiceGroup legend={t('channel.legend')} error={says('channel')}>
        {channels.map((channel) => {
          const { ref, ...field } = register('channel');
          return (
            <Radio
              key={channel}
              {...field}
              inputRef={ref}
              value={channel}
              label={t(`channel.${channel}`)}
            />
          );
        })}
      </ChoiceGroup>
      {watch('channel') === 'telegram' && (
        <Controller
          control={control}
          name="nickname"
          render={({ field: { ref, onChange, ...field } }) => (
            <TextField
              {...field}
              inputRef={ref}
              label={t('nickname.label')}
              help={t('nickname.help')}
              error={says('nickname')}
              onChange={(event) => onChange(nicknameAfterEdit(event.target.value))}
            />
          )}
        />
      )}
      <input
        className={forms.trap}
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
        {...register('trap')}
      />
      <FormEnd label={t('callback.submit')} problem={errors.root?.message} isBusy={isSubmitting} />
      <ConsentNote />
    </Form>
  );
}
