import { accountSubscriptions, saveAccountSubscriptions } from '../../src/contract/account-lists';
import { confirmSubscription, subscribe, unsubscribe } from '../../src/contract/subscribers';
import { mailTo, tokenIn } from '../support/outbox';
import { accountCalls, newEmail } from './account-calls';
import { useBackend } from './backend';
import { describeOwnBackend } from './own-backend';

const base = useBackend();
const { send, get, newAccount } = accountCalls(base);

/** The token that ends the subscription, in the link below the others. */
function endingIn({ text }: { text: string }): string {
  const [, token = ''] = /\/subscription\/end\/\?token=([\w-]+)/.exec(text) ?? [];
  return token;
}

describeOwnBackend('a subscription', () => {
  test('counts once the mailbox is confirmed, and ends by its link', async () => {
    const email = newEmail();
    await get(subscribe, { body: { email, topics: ['news', 'discounts'] } });
    const mail = await mailTo(base(), email);
    expect(mail.text).toContain('новости, скидки');
    const query = { token: tokenIn(mail) };
    expect((await send(confirmSubscription, { query })).status).toBe(200);
    expect((await send(confirmSubscription, { query })).status).toBe(200);
    const body = { token: endingIn(mail) };
    expect((await send(unsubscribe, { body })).status).toBe(200);
    const refused = await send(unsubscribe, { body });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual({
      token: ['Ссылка устарела или уже использована. Попросите новую.'],
    });
  });

  test('every message ends it by one press in a mail program (RFC 8058), also after a later one', async () => {
    const email = newEmail();
    await get(subscribe, { body: { email, topics: ['news'] } });
    const first = await mailTo(base(), email);
    const { 'list-unsubscribe': link = '', 'list-unsubscribe-post': post } = first.headers;
    expect(post).toBe('List-Unsubscribe=One-Click');
    const [, address = ''] = /^<(.+)>$/.exec(link) ?? [];
    await get(subscribe, { body: { email, topics: ['analytics'] } });

    const opened = await fetch(address, { redirect: 'manual' });
    expect(opened.status).toBe(302);
    expect(opened.headers.get('location')).toContain('/subscription/end/?token=');
    const press = () =>
      fetch(address, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      });
    expect((await press()).status).toBe(200);
    expect((await press()).status).toBe(422);
    const form = new FormData();
    form.append('List-Unsubscribe', 'One-Click');
    expect((await fetch(address, { method: 'POST', body: form })).status).toBe(422);
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
    expect(body.errors).toEqual({ topics: ['Выберите хотя бы одну рассылку'] });
  });
});
