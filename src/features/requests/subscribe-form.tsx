import { useTranslation } from 'react-i18next';
import { array, mixed, object, string } from 'yup';
import { mailingTopics, type MailingTopic } from '../../config/mailing-topics';
import type { Received } from '../../contract/request';
import { subscribe } from '../../contract/subscribers';
import { useApiForm } from '../../shared/forms/use-api-form';
import { Checkbox, ChoiceGroup } from '../../shared/ui/choice';
import { ConsentNote } from '../../shared/ui/consent-note';
import { TextField } from '../../shared/ui/field';
import { Form } from '../../shared/ui/form';
import { FormDone } from '../../shared/ui/form-done';
import { FormEnd } from '../../shared/ui/form-end';
import * as forms from '../../shared/ui/form.module.css';
import { sendSubscription } from './requests.client';

type SubscribeFields = Received<typeof subscribe.body>;

const draft = {
  name: 'subscribe',
  kept: object({
    email: string().defined(),
    topics: array(mixed<MailingTopic>().oneOf(mailingTopics).defined()).defined(),
  }),
  endsWhenLeft: true,
};

/** Spec §4 "Subscription": a mailbox and its topics; a confirmation message goes to the mailbox. */
export function SubscribeForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('requests');
  const form = useApiForm({
    action: 'subscribe',
    endpoint: subscribe,
    defaultValues: { email: '', topics: [] },
    toBody: (fields: SubscribeFields) => fields,
    draft,
    send: (body, { receipt, signal }) => sendSubscription(body, { receipt, signal }),
  });

  if (form.answer !== null) {
    return (
      <FormDone message={form.answer} action={{ label: t('done.close'), onPress: onClose }}>
        <p>{t('subscribe.next')}</p>
      </FormDone>
    );
  }
  return (
    <Form onSubmit={form.submit} draft={form.draft}>
      <p className={forms.lead}>{t('subscribe.lead')}</p>
      <TextField
        {...form.field('email')}
        label={t('labels.email')}
        help={t('help.subscribe')}
        error={form.errorOf('email')}
        type="email"
        autoComplete="email"
        required
      />
      <ChoiceGroup legend={t('subscribe.topics')} error={form.errorOf('topics')}>
        {mailingTopics.map((topic) => (
          <Checkbox
            key={topic}
            {...form.field('topics')}
            value={topic}
            label={t(`subscribe.of.${topic}`)}
          />
        ))}
      </ChoiceGroup>
      <FormEnd label={t('subscribe.submit')} problem={form.problem} isBusy={form.isSending} />
      <ConsentNote />
    </Form>
  );
}
