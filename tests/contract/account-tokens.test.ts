import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import * as accounts from '../../src/contract/account';
import { runnableProgram } from '../support/bundles';
import { mailTo, tokenIn } from '../support/outbox';
import { accountCalls, newEmail, password, registration } from './account-calls';
import { databaseEnvironment, endBackends, seededFolder, startBackend } from './backend';

let folder: string;
let url: string;
const { send, get, newAccount } = accountCalls(() => url);

beforeAll(async () => {
  folder = await seededFolder('tokens');
  ({ url } = await startBackend({ KARAT_DATA_DIR: folder }));
});
afterAll(async () => {
  await endBackends();
  await rm(folder, { recursive: true });
});

const statusOf = async (token: string) =>
  (await send(accounts.account, { query: { token } })).status;
const chosen = (value: string) => ({ password: value, password_confirmation: value });
const resetTokenFor = async (email: string) => {
  await get(accounts.forgotPassword, { body: { email } });
  return tokenIn(await mailTo(url, email, ({ subject }) => subject === 'Новый пароль'));
};

/** What the database keeps, read while no backend has it open. */
async function rowsBetweenRuns(...options: string[]): Promise<string> {
  await endBackends();
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...runnableProgram('tests/support/account-rows.ts'), folder, ...options],
    {
      maxBuffer: 10_000_000,
      env: { ...process.env, ...(await databaseEnvironment(folder)) },
    },
  );
  ({ url } = await startBackend({ KARAT_DATA_DIR: folder }));
  return stdout;
}

test('tokens have 256 bits, and neither they nor a password or an unknown mailbox are kept as they are', async () => {
  const email = newEmail();
  const session = await newAccount(email);
  const link = await resetTokenFor(email);
  const unknown = newEmail();
  await send(accounts.login, { body: { email: unknown, password } });
  for (const token of [session, link]) {
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  }
  const rows = await rowsBetweenRuns();
  expect(rows).toContain(email);
  for (const secret of [session, link, password, unknown]) expect(rows).not.toContain(secret);
  expect(await statusOf(session)).toBe(200);
});

test('a session and a link that have run out open nothing', async () => {
  const email = newEmail();
  const session = await newAccount(email);
  const reset = await resetTokenFor(email);
  const waiting = newEmail();
  await get(accounts.register, { body: registration(waiting) });
  const confirmation = tokenIn(await mailTo(url, waiting));
  await rowsBetweenRuns('--expire');
  expect(await statusOf(session)).toBe(401);
  const body = { token: reset, ...chosen('a quite new secret') };
  expect(await send(accounts.resetPassword, { body })).toMatchObject({
    status: 422,
    body: { errors: { token: [expect.stringContaining('устарела')] } },
  });
  expect((await send(accounts.verifyEmail, { query: { token: confirmation } })).status).toBe(422);
  expect((await send(accounts.login, { body: { email: waiting, password } })).status).toBe(422);
});

test('a link works once, for what it was sent for, and for the account that it was sent to', async () => {
  const [email, other] = [newEmail(), newEmail()];
  await newAccount(email);
  const strangers = await newAccount(other);
  const waiting = newEmail();
  await get(accounts.register, { body: registration(waiting) });
  const confirmation = tokenIn(await mailTo(url, waiting));
  const reset = await resetTokenFor(email);

  const withConfirmation = { token: confirmation, ...chosen('a quite new secret') };
  expect((await send(accounts.resetPassword, { body: withConfirmation })).status).toBe(422);
  expect((await send(accounts.verifyEmail, { query: { token: reset } })).status).toBe(422);
  // Nor does it open a session, or a session stand for it.
  expect(await statusOf(reset)).toBe(401);
  const withSession = { token: strangers, ...chosen('a quite new secret') };
  expect((await send(accounts.resetPassword, { body: withSession })).status).toBe(422);

  // Whom else the call names is not asked.
  const body = { token: reset, ...chosen('a quite new secret'), email: other };
  expect((await send(accounts.resetPassword, { body })).status).toBe(200);
  expect((await send(accounts.resetPassword, { body })).status).toBe(422);
  const login = (of: string, value: string) =>
    send(accounts.login, { body: { email: of, password: value } });
  expect((await login(email, 'a quite new secret')).status).toBe(200);
  expect((await login(other, password)).status).toBe(200);
  expect(await statusOf(strangers)).toBe(200);
  expect((await send(accounts.verifyEmail, { query: { token: confirmation } })).status).toBe(200);
});

test('shown twice at the same moment a link works once', async () => {
  const email = newEmail();
  await newAccount(email);
  const token = await resetTokenFor(email);
  const answers = await Promise.all(
    ['one quite new secret', 'two quite new secrets'].map((value) =>
      send(accounts.resetPassword, { body: { token, ...chosen(value) } }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('a change of password ends all sessions of before, and the links that were sent', async () => {
  const email = newEmail();
  const signIn = () => get(accounts.login, { body: { email, password } });
  const sessions = [await newAccount(email), await signIn(), await signIn()];
  const link = await resetTokenFor(email);
  const [token = ''] = sessions;
  const body = { token, current_password: password, ...chosen('a quite new secret') };
  const changed = await get(accounts.changePassword, { body });
  expect(sessions).not.toContain(changed.token);
  expect(await Promise.all(sessions.map(statusOf))).toEqual([401, 401, 401]);
  expect(await statusOf(changed.token)).toBe(200);
  const withLink = { token: link, ...chosen('another quite new one') };
  expect((await send(accounts.resetPassword, { body: withLink })).status).toBe(422);
});

test('who signs in gets a session and a CSRF cookie of their own, whatever was planted before', async () => {
  const email = newEmail();
  const planted = 'p'.repeat(43);
  await newAccount(email);
  const headers = { cookie: `XSRF-TOKEN=${planted}; account_token=${planted}` };
  const body = { email, password, token: planted, account_token: planted };
  const { cookies, body: answer } = await send(accounts.login, { body, headers });
  expect(JSON.stringify([cookies, answer])).not.toContain(planted);
  expect(await statusOf(planted)).toBe(401);
});

test('a password that is easy to guess is refused where one is chosen, and the link stays good', async () => {
  const email = newEmail();
  const token = await newAccount(email);
  const refusal = {
    status: 422,
    body: { errors: { password: [expect.stringContaining('легко угадать')] } },
  };
  for (const value of ['password1', 'пароль123', email, '9165550101']) {
    const asked = { ...registration(newEmail()), email, ...chosen(value) };
    expect(await send(accounts.register, { body: asked })).toMatchObject(refusal);
  }
  const change = { token, current_password: password, ...chosen('Ирина2024') };
  expect(await send(accounts.changePassword, { body: change })).toMatchObject(refusal);
  const link = await resetTokenFor(email);
  const weak = { token: link, ...chosen(email) };
  expect(await send(accounts.resetPassword, { body: weak })).toMatchObject(refusal);
  const body = { token: link, ...chosen('a quite new secret') };
  expect((await send(accounts.resetPassword, { body })).status).toBe(200);
});

test.each([
  ['en', 'easy to guess'],
  ['ua', 'легко вгадати'],
  ['uz', 'bilib olish oson'],
] as const)('%s says so in its language', async (host, words) => {
  const body = { ...registration(newEmail()), ...chosen('12345678') };
  expect(await send(accounts.register, { host, body })).toMatchObject({
    body: { errors: { password: [expect.stringContaining(words)] } },
  });
});
