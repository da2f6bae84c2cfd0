import { requestKinds } from '../../src/config/request-kinds';
import * as accounts from '../../src/contract/account';
import { accountData } from '../../src/contract/account-data';
import * as lists from '../../src/contract/account-lists';
import { listing } from '../../src/contract/listing';
import { savePersonalFilter } from '../../src/contract/personal-filters';
import { productOrders, sendProductMessage } from '../../src/contract/product-orders';
import { mailTo, tokenIn } from '../support/outbox';
import { accountCalls, newEmail, password, registration } from './account-calls';
import { ask } from './ask';
import { useBackend } from './backend';
import { accountEndpoints, changingEndpoints, usualFields, wholeCall } from './every-account-call';
import { describeOwnBackend } from './own-backend';

const base = useBackend();
const { send, get, newAccount } = accountCalls(base);

/** Calls in the order in which each still finds what it needs: nothing of one's own, then a session. */
const order = (name: string, path: string) =>
  path.includes(':id')
    ? -1
    : ['endOtherSessions', 'changePassword', 'deleteAccount'].indexOf(name) + 1;

/** An account with something of each kind, all of it named `mark`. */
async function aFullAccount(mark: string) {
  const email = newEmail();
  const named = { ...registration(email), name: mark };
  await get(accounts.register, { body: named });
  await get(accounts.verifyEmail, { query: { token: tokenIn(await mailTo(base(), email)) } });
  const token = await get(accounts.login, { body: { email, password } });
  const { items } = await ask(base(), listing, 'ru', { params: { catalogType: 'clocks_today' } });
  const { kind = 'clock', url = '' } = items[0] ?? {};
  await get(lists.toggleSavedItem, { body: { token, kind, url } });
  await get(lists.saveAccountSubscriptions, { body: { token, topics: ['analytics'] } });
  const filter = await get(savePersonalFilter, {
    body: { token, title: mark, catalog_type: 'arts', query: 'brands=7' },
  });
  await fetch(`${base()}/ru/feedback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ feedback_type: requestKinds.buy, user_name: mark, telephone: '+79165550101' },
      ...{ product_kind: kind, product_url: url, type_contact: 'телефон', token },
    }),
  });
  const [bought] = await get(productOrders, { query: { token } });
  const params = { id: bought?.id ?? 0 };
  await get(sendProductMessage, { params, body: { token, text: mark } });
  return { email, token, ids: [filter, params.id], kind, url };
}

describeOwnBackend('whoever is signed in', () => {
  test('neither reads nor changes anything of another, by any call of an account', async () => {
    const victim = await aFullAccount('Жертва');
    const everything = async () => [
      await get(accountData, { query: { token: victim.token } }),
      await get(accounts.account, { query: { token: victim.token } }),
      await get(lists.savedItems, { query: { token: victim.token } }),
    ];
    const before = await everything();
    const stranger = newEmail();
    let token = await newAccount(stranger);
    const calls = await accountEndpoints();
    expect(calls.length).toBeGreaterThan(15);
    const ordered = calls.toSorted(
      ([one, { path }], [other, { path: otherPath }]) => order(one, path) - order(other, otherPath),
    );
    for (const [name, endpoint] of ordered) {
      for (const id of endpoint.path.includes(':id') ? victim.ids : [0]) {
        const fields = {
          ...usualFields(password, victim.email),
          // As if a call believed what it is told of whose it is.
          ...{ account_id: id, accountId: id, id, kind: victim.kind, url: victim.url },
        };
        const { status, body } = await send(endpoint, wholeCall(endpoint, token, fields, id));
        // A row of another is as one that is not there.
        const expected = endpoint.path.includes(':id') ? 404 : 200;
        expect([name, status, body.errors]).toEqual([name, expected, undefined]);
        expect(JSON.stringify(body)).not.toContain('Жертва');
        expect(JSON.stringify(body)).not.toContain(victim.email);
        if (name === 'changePassword') {
          token = (body as { account_token?: string }).account_token ?? '';
        }
      }
    }
    expect(await everything()).toEqual(before);
    expect(await get(accounts.login, { body: { email: victim.email, password } })).toBeTruthy();
  });

  test('cannot hand in two tokens, or one that is no text', async () => {
    const [one, other] = [await newAccount(), await newAccount()];
    const two = await fetch(`${base()}/ru/account?token=${one}&token=${other}`);
    expect(two.status).toBe(422);
    for (const token of [[one], { one }, null]) {
      expect((await send(accounts.logout, { body: { token } })).status).toBe(422);
    }
    expect((await send(accounts.account, { query: { token: one } })).status).toBe(200);
  });

  test('does not take over an account by changing an e-mail: no call changes it', async () => {
    const victim = newEmail();
    await newAccount(victim);
    const email = newEmail();
    const token = await newAccount(email);
    const body = { token, ...usualFields(password, victim) };
    expect(await get(accounts.editAccount, { body })).toMatchObject({ email });
    expect(await get(accounts.account, { query: { token } })).toMatchObject({ email });
    // The links of messages still go to the mailbox that was confirmed.
    await get(accounts.forgotPassword, { body: { email } });
    await mailTo(base(), email, ({ subject }) => subject === 'Новый пароль');
  });
});

describeOwnBackend('a call that changes an account', () => {
  const pairs: [string, Record<string, string>][] = [
    ['without cookie and header', {}],
    ['with the cookie alone, as another site would send it', { cookie: 'XSRF-TOKEN=pair' }],
    ['with the header alone', { 'x-csrf-token': 'pair' }],
    ['with another header than the cookie', { cookie: 'XSRF-TOKEN=pair', 'x-csrf-token': 'pai' }],
    ['with both empty', { cookie: 'XSRF-TOKEN=', 'x-csrf-token': '' }],
  ];

  test.each(pairs)('is refused %s, and changes nothing', async (_, headers) => {
    const email = newEmail();
    const token = await newAccount(email);
    const before = await get(accountData, { query: { token } });
    const calls = await changingEndpoints();
    expect(calls.length).toBeGreaterThan(9);
    for (const [name, endpoint] of calls) {
      const call = wholeCall(endpoint, token, usualFields(password), 1);
      const { status } = await send(endpoint, { ...call, csrf: false, headers });
      expect([name, status]).toEqual([name, 419]);
    }
    expect(await get(accountData, { query: { token } })).toEqual(before);
    expect(await get(accounts.login, { body: { email, password } })).toBeTruthy();
  });
});
