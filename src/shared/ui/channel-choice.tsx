import type { ComponentPropsWithoutRef, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { contactChannels, type ContactChannel } from '../../config/contact-channels';
import * as styles from './channel-choice.module.css';
import { ChoiceGroup, Radio } from './choice';
import { Icon } from './icon';

const channels = Object.keys(contactChannels) as ContactChannel[];

interface ChannelChoiceProps {
  legend: string;
  error?: string;
  /** What the form engine gives a field. */
  field: ComponentPropsWithoutRef<'input'> & { inputRef?: Ref<HTMLInputElement> };
}

/** How somebody wishes to be answered, each channel with its icon (spec §3 "Contact-channel option"). */
export function ChannelChoice({ legend, error, field }: ChannelChoiceProps) {
  const { t } = useTranslation('forms');
  return (
    <ChoiceGroup legend={legend} error={error}>
      {channels.map((channel) => (
        <Radio
          key={channel}
          {...field}
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
  );
}
