import { hostCodes, type HostCode } from '../../src/config/hosts';
import { requestKinds } from '../../src/config/request-kinds';
import * as accounts from '../../src/contract/account';
import * as lists from '../../src/contract/account-lists';
import { parseAnswer, urlFor, type Endpoint } from '../../src/contract/endpoint';
import { listing } from '../../src/contract/listing';
import { confirmSubscription, subscribe, unsubscribe } from '../../src/contract/subscribers';
import { mailsTo, mailTo, tokenIn } from '../support/outbox';
import { ask } from './ask';
import { useBackend } from './backend';
import { allEndpoints } from './endpoints';

jest.setTimeout(60_000);

const base = useBackend();

let used = 0;
const newEmail = () => `visitor-${process.pid}-${(used += 1)}@example.org`;
const password = 'correct horse';

interface Sent {
  status: number;
  body: { message?: string; errors?: Record<string, string[]> };
  cookies: string[];
}

interface Sending {
  host?: HostCode;
  body?: object;
  query?: Record<string, string>;
  params?: Record<string, string | number>;
  csrf?: boolean;
}

/** Sends what a page of the site would, with the CSRF pair unless told otherwise. */
async function send(
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  { host = 'ru', body, query = {}, params = {}, csrf = true }: Sending,
): Promise<Sent> {
  const answer = await fetch(urlFor(endpoint, `${base()}/${host}`, { query, params }), {
    method: endpoint.method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(csrf && { cookie: 'XSRF-TOKEN=pair', 'x-csrf-token': 'pair' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const cookies = answer.headers.getSetCookie();
  return { status: answer.status, body: (await answer.json()) as Sent['body'], cookies };
}

async function get<Wire, Ours>(endpoint: Endpoint<Wire, Ours>, sending: Sending): Promise<Ours> {
  const { status, body } = await send(endpoint, sending);
  if (status !== 200) throw new Error(`${endpoint.path} answered ${status}`);
  return parseAnswer(endpoint, body, endpoint.path);
}

const registration = (email: string) => ({
  email,
  name: 'Ирина',
  phone: '+79165550101',
  password,
  password_confirmation: password,
});

/** Registers, confirms and logs in; gives the token. */
async function newAccount(email = newEmail()): Promise<string> {
  await get(accounts.register, { body: registration(email) });
  const token = tokenIn(await mailTo(base(), email));
  await get(accounts.verifyEmail, { query: { token } });
  return get(accounts.login, { body: { email, password } });
}

describe('registration', () => {
  test('needs e-mail confirmation before login', async () => {
    const email = newEmail();
    await get(accounts.register, { body: registration(email) });
    expect((await send(accounts.login, { body: { email, password } })).status).toBe(422);
    const token = tokenIn(await mailTo(base(), email));
    await get(accounts.verifyEmail, { query: { token } });
    expect(await get(accounts.login, { body: { email, password } })).toMatch(/^[\w-]{43}$/);
    expect((await send(accounts.verifyEmail, { query: { token } })).status).toBe(422);
  });

  test.each([
    [{ email: 'nobody' }, 'email'],
    [{ name: '' }, 'name'],
    [{ phone: '12345', nickname: '' }, 'phone'],
    [{ phone: '', nickname: '@a' }, 'phone'],
    [{ password: 'short', password_confirmation: 'short' }, 'password'],
    [{ password_confirmation: 'something else' }, 'password_confirmation'],
    [{ notify_type: 9 }, 'notify_type'],
  ])('%j is refused for its %s', async (change, field) => {
    const answer = await send(accounts.register, {
      body: { ...registration(newEmail()), ...change },
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors ?? {})).toEqual([field]);
  });

  test('a nickname of at least two characters stands for a phone', async () => {
    const body = { ...registration(newEmail()), phone: '', nickname: '@irina' };
    expect((await send(accounts.register, { body })).status).toBe(200);
  });

  test('never tells that an e-mail has an account; its owner is told by a message', async () => {
    const email = newEmail();
    await newAccount(email);
    const again = await send(accounts.register, { body: registration(email) });
    const other = await send(accounts.register, { body: registration(newEmail()) });
    expect([again.status, again.body]).toEqual([other.status, other.body]);
    const mail = await mailTo(base(), email, ({ subject }) => subject.includes('уже есть'));
    expect(mail.text).toContain('/account/new-password/');
    expect(await get(accounts.login, { body: { email, password } })).toBeTruthy();
  });

  test('a message can be sent again, and only its latest link works', async () => {
    const email = newEmail();
    await get(accounts.register, { body: registration(email) });
    const first = tokenIn(await mailTo(base(), email));
    const known = await send(accounts.sendVerificationEmail, { body: { email } });
    const unknown = await send(accounts.sendVerificationEmail, { body: { email: newEmail() } });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const second = tokenIn(await mailTo(base(), email, (mail) => tokenIn(mail) !== first));
    expect((await send(accounts.verifyEmail, { query: { token: first } })).status).toBe(422);
    expect((await send(accounts.verifyEmail, { query: { token: second } })).status).toBe(200);
  });

  test.each(hostCodes)(
    'the message of %s is in its language and leads to its site',
    async (host) => {
      const email = newEmail();
      await get(accounts.register, { host, body: registration(email) });
      const { subject, text } = await mailTo(base(), email);
      expect(text).toContain('Ирина');
      expect(text).toMatch(new RegExp(`https?://${host}\\.`));
      expect(subject).toMatch({ ru: /адрес/, en: /address/, ua: /адресу/, uz: /manzil/ }[host]);
    },
  );
});

describe('login', () => {
  test('any error is one and the same', async () => {
    const email = newEmail();
    await newAccount(email);
    const wrong = await send(accounts.login, { body: { email, password: 'wrong password' } });
    const unknown = await send(accounts.login, { body: { email: newEmail(), password } });
    expect(wrong).toEqual(unknown);
    expect(wrong.body.errors).toEqual({ email: ['Неверный логин или пароль, проверьте данные'] });
  });

  test('the account sets the XSRF-TOKEN cookie', async () => {
    const token = await newAccount();
    const { cookies, body } = await send(accounts.account, { query: { token }, csrf: false });
    expect(cookies.join()).toMatch(/^XSRF-TOKEN=[\w-]{43}; Path=\/; SameSite=Lax$/);
    expect(parseAnswer(accounts.account, body, 'account')).toMatchObject({
      name: 'Ирина',
      notifyType: 1,
    });
  });

  test('logout is refused without the X-CSRF-TOKEN of the cookie, and ends the session', async () => {
    const token = await newAccount();
    expect((await send(accounts.logout, { body: { token }, csrf: false })).status).toBe(419);
    expect((await send(accounts.account, { query: { token } })).status).toBe(200);
    expect((await send(accounts.logout, { body: { token } })).status).toBe(200);
    expect((await send(accounts.account, { query: { token } })).status).toBe(401);
  });
});

describe('passwords', () => {
  test('a change revokes the other sessions', async () => {
    const email = newEmail();
    const other = await newAccount(email);
    const token = await get(accounts.login, { body: { email, password } });
    const body = { token, password: 'new password', password_confirmation: 'new password' };
    const refused = await send(accounts.changePassword, {
      body: { ...body, current_password: 'not this one' },
    });
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['current_password']);
    const changed = await get(accounts.changePassword, {
      body: { ...body, current_password: password },
    });
    expect(changed.message).toBe('Пароль обновлён.');
    expect((await send(accounts.account, { query: { token: other } })).status).toBe(401);
    expect((await send(accounts.account, { query: { token } })).status).toBe(401);
    expect((await send(accounts.account, { query: { token: changed.token } })).status).toBe(200);
    expect((await send(accounts.login, { body: { email, password } })).status).toBe(422);
  });

  test('a forgotten one is set anew once by the link of a message', async () => {
    const email = newEmail();
    const session = await newAccount(email);
    const known = await send(accounts.forgotPassword, { body: { email } });
    const unknown = await send(accounts.forgotPassword, { body: { email: newEmail() } });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const mail = await mailTo(base(), email, ({ subject }) => subject === 'Новый пароль');
    const token = tokenIn(mail);
    const body = { token, password: 'set anew 1', password_confirmation: 'set anew 1' };
    expect((await send(accounts.resetPassword, { body })).status).toBe(200);
    expect((await send(accounts.resetPassword, { body })).status).toBe(422);
    expect((await send(accounts.account, { query: { token: session } })).status).toBe(401);
    const credentials = { email, password: 'set anew 1' };
    expect(await get(accounts.login, { body: credentials })).toBeTruthy();
  });
});

describe('an account holder', () => {
  let token: string;
  beforeAll(async () => {
    token = await newAccount();
  });

  test('every call of an account is a 401 without a session', async () => {
    const calls = [...(await allEndpoints()).values()].filter(({ access }) => access === 'account');
    expect(calls.length).toBeGreaterThan(12);
    const fields = {
      token: 'nobody',
      ...{ name: 'И', phone: '+79165550101', notify_type: 1 },
      ...{ kind: 'clock', url: 'x', text: 'x', title: 'x', catalog_type: 'arts', topics: [] },
      ...{ by_email: true, by_phone: true, about_orders: true, about_prices: true },
      ...{ current_password: password, password, password_confirmation: password },
    };
    for (const call of calls) {
      const sending =
        call.method === 'GET' || call.method === 'DELETE'
          ? { query: { token: 'nobody' }, params: { id: 1 } }
          : { body: fields, params: { id: 1 } };
      expect([call.path, (await send(call, sending)).status]).toEqual([call.path, 401]);
    }
  });

  test('changes the personal data', async () => {
    const body = { token, name: 'Ирина П.', phone: '+998901234567', notify_type: 4 };
    const changed = await get(accounts.editAccount, { body });
    expect(changed).toMatchObject({ name: 'Ирина П.', notifyType: 4 });
    expect(await get(accounts.account, { query: { token } })).toEqual(changed);
  });

  test('keeps items: present means remove, absent means add', async () => {
    const { items } = await ask(base(), listing, 'ru', { params: { catalogType: 'jewellery' } });
    const { kind, url } = items[0] ?? { kind: 'jewelry', url: '' };
    const body = { token, kind, url };
    expect(await get(lists.toggleSavedItem, { body })).toBe(true);
    expect(await get(lists.savedItems, { query: { token } })).toEqual([items[0]]);
    expect(await get(lists.toggleSavedItem, { body })).toBe(false);
    expect(await get(lists.savedItems, { query: { token } })).toEqual([]);
    const unknown = await send(lists.toggleSavedItem, { body: { ...body, url: 'nothing' } });
    expect(unknown.status).toBe(422);
  });

  test('chooses what to be told about', async () => {
    expect(await get(lists.notificationSettings, { query: { token } })).toEqual({
      byEmail: true,
      byPhone: false,
      aboutOrders: true,
      aboutPrices: false,
    });
    const body = { by_email: false, by_phone: true, about_orders: false, about_prices: true };
    const chosen = await get(lists.saveNotificationSettings, { body: { token, ...body } });
    expect(chosen).toMatchObject({ byEmail: false, byPhone: true });
    expect(await get(lists.notificationSettings, { query: { token } })).toEqual(chosen);
  });

  test('keeps filters, the same one once', async () => {
    const body = { token, title: 'Rolex', catalog_type: 'clocks_today', query: 'brands=1' };
    const first = await get(lists.savePersonalFilter, { body });
    expect(await get(lists.savePersonalFilter, { body: { ...body, title: 'Ролекс' } })).toBe(first);
    const kept = await get(lists.personalFilters, { query: { token } });
    expect(kept).toMatchObject([{ id: first, title: 'Ролекс', catalogType: 'clocks_today' }]);
    const stranger = await newAccount();
    const removal = { params: { id: first }, query: { token: stranger } };
    expect((await send(lists.deletePersonalFilter, removal)).status).toBe(404);
    await get(lists.deletePersonalFilter, { ...removal, query: { token } });
    expect(await get(lists.personalFilters, { query: { token } })).toEqual([]);
  });

  test('chooses mailing topics without a further message', async () => {
    expect(await get(lists.accountSubscriptions, { query: { token } })).toEqual([]);
    const body = { token, topics: ['news', 'news', 'discounts'] };
    const topics = ['news', 'discounts'];
    expect(await get(lists.saveAccountSubscriptions, { body })).toEqual(topics);
    expect(await get(lists.accountSubscriptions, { query: { token } })).toEqual(topics);
    await get(lists.saveAccountSubscriptions, { body: { token, topics: [] } });
    expect(await get(lists.accountSubscriptions, { query: { token } })).toEqual([]);
  });

  test('sees what was asked to buy, and writes about it', async () => {
    const { items } = await ask(base(), listing, 'ru', { params: { catalogType: 'clocks_today' } });
    const [item] = items;
    const asked = await fetch(`${base()}/ru/feedback`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        feedback_type: requestKinds.buy,
        user_name: 'Ирина',
        telephone: '+79165550101',
        type_contact: 'телефон',
        product_kind: item?.kind,
        product_url: item?.url,
        token,
      }),
    });
    const { data } = (await asked.json()) as { data: { number: string } };
    const [order] = await get(lists.productOrders, { query: { token } });
    expect(order).toMatchObject({
      number: data.number,
      state: 'registered',
      itemTitle: item?.title,
      item: { kind: item?.kind, url: item?.url },
      price: item?.priceWithDiscount ?? item?.price,
    });
    const params = { id: order?.id ?? 0 };
    await get(lists.sendProductMessage, { params, body: { token, text: 'Когда можно приехать?' } });
    expect(await get(lists.productMessages, { params, query: { token } })).toMatchObject([
      { isOurs: false, text: 'Когда можно приехать?' },
    ]);
    const stranger = await newAccount();
    const theirs = await send(lists.productMessages, { params, query: { token: stranger } });
    expect(theirs.status).toBe(404);
  });
});

describe('subscription', () => {
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
    await get(lists.saveAccountSubscriptions, { body: { token: account, topics: ['news'] } });
    await get(subscribe, { body: { email, topics: ['analytics'] } });
    const query = { token: account };
    expect(await get(lists.accountSubscriptions, { query })).toEqual(['news']);
    const isIt = ({ subject }: { subject: string }) => subject.includes('подписку');
    const token = tokenIn(await mailTo(base(), email, isIt));
    await get(confirmSubscription, { query: { token } });
    expect(await get(lists.accountSubscriptions, { query })).toEqual(['analytics']);
  });

  test('no mailing option is a field error', async () => {
    const { body } = await send(subscribe, { body: { email: newEmail(), topics: [] } });
    expect(body.errors).toEqual({ topics: ['Не выбрана ни одна рассылка'] });
  });
});

test('a message shows what was typed as text', async () => {
  const email = newEmail();
  const name = '<b onclick="x">И</b>';
  await get(accounts.register, { body: { ...registration(email), name } });
  expect((await mailTo(base(), email)).text).toContain(name);
  expect(await mailsTo(base(), email)).toHaveLength(1);
  const page = await (await fetch(`${base()}/dev/outbox`)).text();
  expect(page).not.toContain('<b onclick');
});
