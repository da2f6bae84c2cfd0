import { useTranslation } from 'react-i18next';
import {
  saveNotificationSettings,
  type NotificationSettings,
} from '../../../contract/account-lists';
import { contactChannels, type ContactChannel } from '../../../config/contact-channels';
import { ChannelChoice } from '../../../shared/ui/channel-choice';
import { Checkbox, ChoiceGroup } from '../../../shared/ui/choice';
import { Form } from '../../../shared/ui/form';
import { FormEnd } from '../../../shared/ui/form-end';
import { fetchNotifications, saveNotifications } from '../account.client';
import { useAccountData } from '../use-account-data';
import { channelOfType } from '../person-fields';
import { useAccountForm } from '../use-account-form';
import { useSession } from '../use-session';
import { Answered } from './answered';
import { Saved } from './saved-note';

interface NotificationFields {
  by_email: boolean;
  by_phone: boolean;
  /** Which of the ways over the phone; kept with the personal data. */
  channel: ContactChannel;
  about_orders: boolean;
  about_prices: boolean;
  about_filters: boolean;
  about_free: boolean;
}

/** What the account holder is told about, and how. */
export function NotificationsPart() {
  const fetched = useAccountData('notifications', fetchNotifications);
  return (
    <Answered fetched={fetched}>{(settings) => <SettingsForm settings={settings} />}</Answered>
  );
}

function SettingsForm({ settings }: { settings: NotificationSettings }) {
  const { t } = useTranslation('account');
  const { t: tForms } = useTranslation('forms');
  const { account, keep } = useSession();
  const form = useAccountForm({
    action: 'notifications',
    endpoint: saveNotificationSettings,
    defaultValues: {
      by_email: settings.byEmail,
      by_phone: settings.byPhone,
      channel: channelOfType(settings.notifyType),
      about_orders: settings.aboutOrders,
      about_prices: settings.aboutPrices,
      about_filters: settings.aboutFilters,
      about_free: settings.aboutFree,
    },
    toBody: ({ channel, ...fields }: NotificationFields) => ({
      ...fields,
      notify_type: contactChannels[channel].typeForAccountApi,
    }),
    send: async (token, body) => {
      const saved = await saveNotifications(token, body);
      if (account) keep({ ...account, notifyType: saved.notifyType });
      return saved;
    },
    fieldOf: { notify_type: 'channel' },
  });
  const box = (name: Exclude<keyof NotificationFields, 'channel'>) => (
    <Checkbox {...form.field(name)} label={t(`notifications.${name}`)} />
  );
  return (
    <Form onSubmit={form.submit} isUnchecked>
      <ChoiceGroup legend={t('notifications.how')}>
        {box('by_email')}
        {box('by_phone')}
      </ChoiceGroup>
      {form.watch('by_phone') && (
        <ChannelChoice
          legend={tForms('channel.legend')}
          error={form.errorOf('channel')}
          field={form.field('channel')}
        />
      )}
      <ChoiceGroup legend={t('notifications.what')}>
        {box('about_orders')}
        {box('about_filters')}
        {box('about_prices')}
        {box('about_free')}
      </ChoiceGroup>
      <p>{t('notifications.byMailOnly')}</p>
      <FormEnd label={t('save')} problem={form.problem} isBusy={form.isSending} />
      <Saved isShown={form.answer !== null && !form.isSending} />
    </Form>
  );
}
