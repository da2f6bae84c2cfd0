import { useTranslation } from 'react-i18next';
import {
  saveNotificationSettings,
  type NotificationSettings,
} from '../../../contract/account-lists';
import { Checkbox, ChoiceGroup } from '../../../shared/ui/choice';
import { Form } from '../../../shared/ui/form';
import { FormEnd } from '../../../shared/ui/form-end';
import { fetchNotifications, saveNotifications } from '../account.client';
import { useAccountData } from '../use-account-data';
import { useAccountForm } from '../use-account-form';
import { Answered } from './answered';
import { Saved } from './saved-note';

interface NotificationFields {
  by_email: boolean;
  by_phone: boolean;
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
  const form = useAccountForm({
    action: 'notifications',
    endpoint: saveNotificationSettings,
    defaultValues: {
      by_email: settings.byEmail,
      by_phone: settings.byPhone,
      about_orders: settings.aboutOrders,
      about_prices: settings.aboutPrices,
      about_filters: settings.aboutFilters,
      about_free: settings.aboutFree,
    },
    toBody: (fields: NotificationFields) => fields,
    send: saveNotifications,
  });
  const box = (name: keyof NotificationFields) => (
    <Checkbox {...form.field(name)} label={t(`notifications.${name}`)} />
  );
  return (
    <Form onSubmit={form.submit} isUnchecked>
      <ChoiceGroup legend={t('notifications.how')}>
        {box('by_email')}
        {box('by_phone')}
      </ChoiceGroup>
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
