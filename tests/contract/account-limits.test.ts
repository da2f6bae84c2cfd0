import { rm } from 'node:fs/promises';
import * as accounts from '../../src/contract/account';
import { mailsTo, mailTo, tokenIn } from '../support/outbox';
import { accountCalls, newEmail, password, registration } from './account-calls';
import { endBackends, seededFolder, startBackend } from './backend';

let folder: string;
let url: string;
const { send, get } = accountCalls(() => url);

// Behind a proxy that is believed, so that the tests call from many addresses.
beforeAll(async () => {
  folder = await seededFolder('account-limits');
  const environment = { RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1' };
  ({ url } = await startBackend({ KARAT_DATA_DIR: folder, ...environment }));
});
afterAll(async () => {
  await endBackends();
  await rm(folder, { recursive: true });
});

let addresses = 0;
const fromElsewhere = () => ({
  'x-forwarded-for': `10.0.${(addresses += 1) >> 8}.${addresses & 255}`,
});

async function confirmed(email: string): Promise<void> {
  await get(accounts.register, { body: registration(email), headers: fromElsewhere() });
  await get(accounts.verifyEmail, { query: { token: tokenIn(await mailTo(url, email)) } });
}

const login = (email: string, value: string, headers: Record<string, string> = {}) =>
  send(accounts.login, {
    body: { email, password: value },
    headers: { ...fromElsewhere(), ...headers },
  });

/** Cookies as a browser sends them back. */
const cookieOf = (cookies: readonly string[]) => ({
  cookie: cookies.map((one) => one.split(';')[0]).join('; '),
});

async function useUp(email: string): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    expect((await login(email, `wrong guess ${attempt}`)).status).toBe(422);
  }
}

test('attempts at one account are bounded, from however many addresses; what is known of it makes no difference', async () => {
  const email = newEmail();
  await confirmed(email);
  const refusals = [];
  for (const mailbox of [email, newEmail()]) {
    await useUp(mailbox);
    const answer = await fetch(`${url}/ru/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...fromElsewhere() },
      body: JSON.stringify({ email: mailbox, password }),
    });
    // A quarter of an hour at most.
    const wait = Number(answer.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(900);
    refusals.push([answer.status, await answer.json()]);
  }
  expect(refusals[0]).toEqual(refusals[1]);
  expect(refusals[0]).toEqual([
    429,
    { message: 'Слишком много запросов. Подождите минуту и попробуйте ещё раз.', status: 429 },
  ]);
});

test('attempts at the same moment count too', async () => {
  const email = newEmail();
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, attempt) => login(email, `wrong guess ${attempt}`)),
  );
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(20);
});

test('strangers who use up the attempts do not keep the owner out: neither of a browser that signed in before', async () => {
  const email = newEmail();
  await confirmed(email);
  const { cookies } = await login(email, password);
  expect(cookies.join()).toMatch(
    /known-device=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax/,
  );
  await useUp(email);
  expect((await login(email, password)).status).toBe(429);
  expect((await login(email, password, cookieOf(cookies))).status).toBe(200);
  // One that was made up, or is of another account, counts as none.
  const stranger = newEmail();
  await confirmed(stranger);
  const others = await login(stranger, password);
  expect((await login(email, password, cookieOf(others.cookies))).status).toBe(429);
  expect((await login(email, password, { cookie: 'known-device=a.b' })).status).toBe(429);
});

test('nor of a new one: a new password opens the account at once, and ends what old browsers were known by', async () => {
  const email = newEmail();
  await confirmed(email);
  const before = await login(email, password);
  await useUp(email);
  await get(accounts.forgotPassword, { body: { email }, headers: fromElsewhere() });
  const mail = await mailTo(url, email, ({ subject }) => subject === 'Новый пароль');
  const chosen = { password: 'a quite new secret', password_confirmation: 'a quite new secret' };
  const body = { token: tokenIn(mail), ...chosen };
  const { cookies } = await send(accounts.resetPassword, { body, headers: fromElsewhere() });
  expect((await login(email, chosen.password)).status).toBe(200);
  // Whoever goes on meets the owner's browser all the same.
  await useUp(email);
  expect((await login(email, chosen.password, cookieOf(cookies))).status).toBe(200);
  expect((await login(email, chosen.password, cookieOf(before.cookies))).status).toBe(429);
});

test('success ends the count', async () => {
  const email = newEmail();
  await confirmed(email);
  for (let round = 0; round < 2; round += 1) {
    for (let attempt = 0; attempt < 19; attempt += 1) await login(email, 'a wrong guess');
    expect((await login(email, password)).status).toBe(200);
  }
});

test('a session that was stolen does not find out the password: attempts to change it are bounded too', async () => {
  const email = newEmail();
  await confirmed(email);
  const token = await get(accounts.login, { body: { email, password }, headers: fromElsewhere() });
  const chosen = { password: 'a quite new secret', password_confirmation: 'a quite new secret' };
  const statuses = [];
  for (let attempt = 0; attempt < 21; attempt += 1) {
    const body = { token, current_password: 'a wrong guess', ...chosen };
    const headers = { ...fromElsewhere(), cookie: 'XSRF-TOKEN=pair', 'x-csrf-token': 'pair' };
    statuses.push((await send(accounts.changePassword, { body, headers })).status);
  }
  expect(statuses).toEqual([...Array<number>(20).fill(422), 429]);
});

test('a mailbox gets three messages of a kind in an hour, whoever asks; the latest link works, and nobody is told', async () => {
  const email = newEmail();
  await confirmed(email);
  const answers = [];
  for (let asked = 0; asked < 6; asked += 1) {
    answers.push(
      await send(accounts.forgotPassword, { body: { email }, headers: fromElsewhere() }),
    );
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  // What comes after in the same queue shows that the others have gone.
  const last = newEmail();
  await confirmed(last);
  const mails = (await mailsTo(url, email)).filter(({ subject }) => subject === 'Новый пароль');
  expect(mails).toHaveLength(3);
  const tokens = mails.map(tokenIn);
  const chosen = { password: 'a quite new secret', password_confirmation: 'a quite new secret' };
  const statuses = [];
  for (const token of tokens) {
    const body = { token, ...chosen };
    statuses.push((await send(accounts.resetPassword, { body, headers: fromElsewhere() })).status);
  }
  expect(statuses.sort()).toEqual([200, 422, 422]);
  for (let asked = 0; asked < 5; asked += 1) {
    await get(accounts.register, { body: registration(last), headers: fromElsewhere() });
  }
  const marker = newEmail();
  await confirmed(marker);
  expect(await mailsTo(url, last)).toHaveLength(3);
});
