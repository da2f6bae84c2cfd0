import { useTranslation } from 'react-i18next';
import { contactChannels, type ContactChannel } from '../../config/contact-channels';
import type { ApiFormFields } from '../../shared/forms/use-api-form';
import { ChoiceGroup, Radio } from '../../shared/ui/choice';
import { Icon } from '../../shared/ui/icon';
import * as styles from './channel-field.module.css';
import { ControlledText } from './controlled-text';
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
            label={
              <span className={styles.channel}>
                <Icon name={contactChannels[channel].icon} />
                {t(`channel.${channel}`)}
              </span>
            }
          />
        ))}
      </ChoiceGroup>
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
