import { rm } from 'node:fs/promises';
import { hostCodes } from '../../src/config/hosts';
import * as accounts from '../../src/contract/account';
import { mailTo, tokenIn } from '../support/outbox';
import { accountCalls } from './account-calls';
import { endBackends, seededFolder, startBackend, type StartedBackend } from './backend';
import { accountEndpoints, usualFields, wholeCall } from './every-account-call';

let folder: string;
let backend: StartedBackend;
const { send, get } = accountCalls(() => backend.url);

beforeAll(async () => {
  folder = await seededFolder('secrets');
  backend = await startBackend({ KARAT_DATA_DIR: folder, LOG_LEVEL: 'trace' });
});
afterAll(async () => {
  await endBackends();
  await rm(folder, { recursive: true });
});

const email = 'planted-mailbox@karat.example';
const phone = '+79990001122';
const password = 'planted horse battery';
const registration = {
  ...{ email, phone, name: 'Посажена', notify_type: 1, nickname: '@planted_name' },
  ...{ password, password_confirmation: password },
};
const ends = ['endOtherSessions', 'changePassword', 'deleteAccount'];

test('a password, a token, a phone and an e-mail that go through all calls of an account are in no line of the log, and in no refusal', async () => {
  const refusals: string[] = [];
  const note = async (
    endpoint: Parameters<typeof send>[0],
    sending: Parameters<typeof send>[1],
  ): Promise<void> => {
    const { status, body } = await send(endpoint, sending);
    if (status !== 200) refusals.push(JSON.stringify(body));
  };

  await note(accounts.register, { body: registration });
  const confirmation = tokenIn(await mailTo(backend.url, email));
  await get(accounts.verifyEmail, { query: { token: confirmation } });
  for (const host of hostCodes) await note(accounts.register, { host, body: registration });
  await note(accounts.verifyEmail, { query: { token: confirmation } });
  await note(accounts.login, { body: { email, password: `${password} wrong` } });
  await note(accounts.sendVerificationEmail, { body: { email } });
  await note(accounts.forgotPassword, { body: { email } });
  let token = await get(accounts.login, { body: { email, password } });
  const secrets = new Set([password, token, confirmation, phone, email, '@planted_name']);

  const calls = await accountEndpoints();
  const ordered = calls.toSorted(([one], [other]) => ends.indexOf(one) - ends.indexOf(other));
  const fields = { ...usualFields(password, email), ...registration };
  for (const [name, endpoint] of ordered) {
    const whole = wholeCall(endpoint, token, fields, 1);
    // Refused in each way first: no pair, an unknown token, fields that are wrong.
    await note(endpoint, { ...whole, csrf: false });
    await note(endpoint, wholeCall(endpoint, 'planted-unknown-token', fields, 1));
    const { body } = whole as { body?: object };
    if (body) await note(endpoint, { ...whole, body: { ...body, ...wrongFields } });
    const answer = await send(endpoint, whole);
    if (name === 'changePassword') {
      token = (answer.body as { account_token?: string }).account_token ?? '';
      secrets.add(token);
    }
  }
  // Addresses that no route can read, and calls that are cut short.
  const path = `account?token=${token}`;
  for (const address of [`ru/%E0/${path}`, `ru/nothing/${path}`, `xx/${path}`, `ru/x/../${path}`]) {
    await fetch(`${backend.url}/${address}`);
  }
  await fetch(`${backend.url}/ru/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }).slice(0, -1),
  }).then(async (answer) => refusals.push(await answer.text()));

  await backend.end('SIGTERM');
  const log = backend.output();
  expect(log.split('\n').length).toBeGreaterThan(100);
  expect(log).toContain('token=…');
  secrets.add('planted-unknown-token');
  for (const secret of secrets) {
    for (const form of [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)]) {
      expect(log).not.toContain(form);
      expect(refusals.join('\n')).not.toContain(form);
    }
  }
});

const wrongFields = {
  ...{ name: '', phone: '12', notify_type: 99, password: `${password}\0`, topics: [email] },
  ...{ kind: phone, catalog_type: email, by_email: email, text: '', current_password: email },
};
