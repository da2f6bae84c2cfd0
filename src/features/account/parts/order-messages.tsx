import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { sendProductMessage } from '../../../contract/product-orders';
import { formatDay } from '../../../shared/lib/dates';
import { keptText } from '../../../shared/forms/kept-fields';
import { useHost } from '../../../shared/lib/use-host';
import { TextArea } from '../../../shared/ui/field';
import { Form } from '../../../shared/ui/form';
import { FormEnd } from '../../../shared/ui/form-end';
import { fetchMessages, sendMessage } from '../account.client';
import { draftNames } from '../draft-names';
import { useAccountData } from '../use-account-data';
import { useAccountForm } from '../use-account-form';
import { Answered } from './answered';
import * as styles from './part.module.css';

const keptMessage = object({ text: keptText() });

/** What was written about an order, oldest first, and a field to answer in. */
export function OrderMessages({ order }: { order: number }) {
  const { t } = useTranslation('account');
  const host = useHost();
  const fetched = useAccountData(`messages/${order}`, (token, signal) =>
    fetchMessages(token, order, signal),
  );
  const form = useAccountForm({
    action: 'order_message',
    endpoint: sendProductMessage,
    defaultValues: { text: '' },
    toBody: (fields: { text: string }) => fields,
    send: (token, { text }) => sendMessage(token, order, text),
    draft: { name: draftNames.order(order), kept: keptMessage, endsWhenLeft: false },
  });
  const { answer, restart } = form;
  const { retry } = fetched;
  // What was sent is among the messages from now on.
  useEffect(() => {
    if (answer === null) return;
    restart();
    retry();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each message
  }, [answer]);
  return (
    <div className={styles.letters}>
      <Answered fetched={fetched}>
        {(messages) => (
          <ol className={styles.messages} aria-live="polite">
            {messages.map(({ id, isOurs, text, createdAt }) => (
              <li key={id} className={isOurs ? styles.theirs : styles.own}>
                <p className={styles.quiet}>
                  {t(isOurs ? 'orders.house' : 'orders.you')}, {formatDay(createdAt, host)}
                </p>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ol>
        )}
      </Answered>
      <Form onSubmit={form.submit} isUnchecked draft={form.draft}>
        <TextArea
          {...form.field('text')}
          label={t('orders.message')}
          error={form.errorOf('text')}
          required
        />
        <FormEnd label={t('orders.send')} problem={form.problem} isBusy={form.isSending} />
      </Form>
    </div>
  );
}
