import { accountSubscriptions, saveAccountSubscriptions } from '../../src/contract/account-lists';
import { confirmSubscription, subscribe, unsubscribe } from '../../src/contract/subscribers';
import { mailTo, tokenIn } from '../support/outbox';
import { accountCalls, newEmail } from './account-calls';
import { useBackend } from './backend';
import { describeOwnBackend } from './own-backend';

const base = useBackend();
const { send, get, newAccount } = accountCalls(base);

describeOwnBackend('a subscription', () => {
  test('counts once the mailbox is confirmed, and ends by its link', async () => {
    const email = newEmail();
    await get(subscribe, { body: { email, topics: ['news', 'discounts'] } });
    const mail = await mailTo(base(), email);
    expect(mail.text).toContain('новости, скидки');
    const token = tokenIn(mail);
    expect((await send(confirmSubscription, { query: { token } })).status).toBe(200);
    expect((await send(confirmSubscription, { query: { token } })).status).toBe(200);
    expect((await send(unsubscribe, { body: { token } })).status).toBe(200);
    expect((await send(unsubscribe, { body: { token } })).status).toBe(422);
  });

  test('a stranger who asks again changes nothing for a confirmed mailbox', async () => {
    const email = newEmail();
    const account = await newAccount(email);
    await get(saveAccountSubscriptions, { body: { token: account, topics: ['news'] } });
    await get(subscribe, { body: { email, topics: ['analytics'] } });
    const query = { token: account };
    expect(await get(accountSubscriptions, { query })).toEqual(['news']);
    const isIt = ({ subject }: { subject: string }) => subject.includes('подписку');
    const token = tokenIn(await mailTo(base(), email, isIt));
    await get(confirmSubscription, { query: { token } });
    expect(await get(accountSubscriptions, { query })).toEqual(['analytics']);
  });

  test('no mailing option is a field error', async () => {
    const { body } = await send(subscribe, { body: { email: newEmail(), topics: [] } });
    expect(body.errors).toEqual({ topics: ['Не выбрана ни одна рассылка'] });
  });
});
