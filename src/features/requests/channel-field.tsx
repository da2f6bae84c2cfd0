import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { contactChannels, type ContactChannel } from '../../config/contact-channels';
import { nicknameAfterEdit } from '../../shared/lib/phone';
import type { ApiFormFields } from '../../shared/lib/use-api-form';
import { ChoiceGroup, Radio } from '../../shared/ui/choice';
import { TextField } from '../../shared/ui/field';
import type { RequestFields } from './request-fields';

const channels = Object.keys(contactChannels) as ContactChannel[];

interface ChannelFieldProps {
  legend: string;
  error?: string;
  form: ApiFormFields<RequestFields>;
}

/** How the visitor wishes to be reached; Telegram allows a name in place of a phone (spec §4). */
export function ChannelField({ legend, error, form }: ChannelFieldProps) {
  const { t } = useTranslation('forms');
  return (
    <>
      <ChoiceGroup legend={legend} error={error}>
        {channels.map((channel) => (
          <Radio
            key={channel}
            {...form.field('channel')}
            value={channel}
            label={t(`channel.${channel}`)}
          />
        ))}
      </ChoiceGroup>
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
