import { useTranslation } from 'react-i18next';
import type { ApiFormFields } from '../../shared/forms/use-api-form';
import { ChannelChoice } from '../../shared/ui/channel-choice';
import { ControlledText } from './controlled-text';
import type { RequestFields } from './request-fields';

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
      <ChannelChoice legend={legend} error={error} field={form.field('channel')} />
      {form.watch('channel') === 'telegram' && (
        <ControlledText
          name="nickname"
          control={form.control}
          label={t('nickname.label')}
          help={t('nickname.help')}
          error={form.errorOf('nickname')}
          required={false}
        />
      )}
    </>
  );
}
