import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { contactChannels, type ContactChannel } from '../../config/contact-channels';
import { nicknameAfterEdit } from '../../shared/lib/phone';
import { useProblemText } from '../../shared/lib/use-problem-text';
import { ChoiceGroup, Radio } from '../../shared/ui/choice';
import { TextField } from '../../shared/ui/field';
import type { RequestFields } from './request-fields';

const channels = Object.keys(contactChannels) as ContactChannel[];

interface ChannelFieldProps {
  legend: string;
  error?: string;
  form: UseFormReturn<RequestFields>;
}

/** How the visitor wishes to be reached; Telegram allows a name in place of a phone (spec §4). */
export function ChannelField({ legend, error, form }: ChannelFieldProps) {
  const { t } = useTranslation('forms');
  const problemText = useProblemText();
  const { control, register, watch, formState } = form;
  return (
    <>
      <ChoiceGroup legend={legend} error={error}>
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
              error={problemText(formState.errors.nickname?.message)}
              onChange={(event) => onChange(nicknameAfterEdit(event.target.value))}
            />
          )}
        />
      )}
    </>
  );
}
