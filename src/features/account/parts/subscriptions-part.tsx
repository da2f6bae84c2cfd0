import { useTranslation } from 'react-i18next';
import { mailingTopics, type MailingTopic } from '../../../config/mailing-topics';
import { saveAccountSubscriptions } from '../../../contract/account-lists';
import { Checkbox, ChoiceGroup } from '../../../shared/ui/choice';
import { Form } from '../../../shared/ui/form';
import { FormEnd } from '../../../shared/ui/form-end';
import { fetchTopics, saveTopics } from '../account.client';
import { useAccountData } from '../use-account-data';
import { useAccountForm } from '../use-account-form';
import { Answered } from './answered';
import { Saved } from './saved-note';

/** What the house writes about; no topic ends the mailing. */
export function SubscriptionsPart() {
  const fetched = useAccountData('subscriptions', fetchTopics);
  return <Answered fetched={fetched}>{(topics) => <TopicsForm topics={topics} />}</Answered>;
}

function TopicsForm({ topics }: { topics: MailingTopic[] }) {
  const { t } = useTranslation('account');
  const form = useAccountForm({
    action: 'subscriptions',
    endpoint: saveAccountSubscriptions,
    defaultValues: { topics },
    toBody: (fields: { topics: MailingTopic[] }) => fields,
    send: saveTopics,
  });
  return (
    <Form onSubmit={form.submit} isUnchecked>
      <ChoiceGroup legend={t('subscriptions.legend')} error={form.errorOf('topics')}>
        {mailingTopics.map((topic) => (
          <Checkbox
            key={topic}
            {...form.field('topics')}
            value={topic}
            label={t(`subscriptions.of.${topic}`)}
          />
        ))}
      </ChoiceGroup>
      <FormEnd label={t('save')} problem={form.problem} isBusy={form.isSending} />
      <Saved isShown={form.answer !== null && !form.isSending} />
    </Form>
  );
}
