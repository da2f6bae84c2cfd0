import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type HostCode } from '../../src/config/hosts';
import { login, register, verifyEmail } from '../../src/contract/account';
import { saveNotificationSettings } from '../../src/contract/account-lists';
import { savePersonalFilter } from '../../src/contract/personal-filters';
import { runnableProgram } from '../support/bundles';
import { mailsTo, mailTo, tokenIn, type Mail } from '../support/outbox';
import { accountCalls, newEmail, password, registration } from './account-calls';
import { databaseEnvironment } from './backend';
import { newRows } from './new-rows';

export const everything = {
  ...{ by_email: true, by_phone: false, notify_type: 1, about_orders: true },
  ...{ about_prices: true, about_filters: true, about_free: true },
};

export interface Reader {
  email: string;
  token: string;
}

const isAlert = ({ headers }: Mail) => 'list-unsubscribe' in headers;

/** What tests of alerts do with a backend of a local run. */
export function alertSteps(base: () => string) {
  const { get } = accountCalls(base);

  /** Somebody with an account of a host who wants to be told of everything. */
  async function newReader(host: HostCode = 'ru', settings: object = everything): Promise<Reader> {
    const email = newEmail();
    await get(register, { host, body: registration(email) });
    const confirming = tokenIn(await mailTo(base(), email));
    await get(verifyEmail, { host, query: { token: confirming } });
    const token = await get(login, { host, body: { email, password } });
    await get(saveNotificationSettings, { host, body: { token, ...settings } });
    return { email, token };
  }

  const keepFilter = ({ token }: Reader, host: HostCode = 'ru') =>
    get(savePersonalFilter, {
      host,
      body: { token, title: 'Новые часы', catalog_type: 'clocks_today', query: 'brands=1' },
    });

  async function edit<Data>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
    host: HostCode = 'ru',
  ): Promise<Data> {
    const answer = await fetch(`${base()}/${host}/admin/${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: 'Bearer local-editor' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { data: Data }).data;
  }

  let made = 0;
  /** A new watch of the brand that `keepFilter` keeps. */
  function newWatch(fields: object = {}, host: HostCode = 'ru') {
    const url = `alerted-${process.pid}-${(made += 1)}`;
    const row = { ...newRows.items, url, ...fields };
    return edit<{ id: number; url: string }>('POST', 'items', row, host);
  }

  const alertTo = ({ email }: Reader) => mailTo(base(), email, isAlert);
  const alertsTo = async ({ email }: Reader) => (await mailsTo(base(), email)).filter(isAlert);

  return { newReader, keepFilter, edit, newWatch, alertTo, alertsTo };
}

/**
 * Writes alerts as of a time, as so many backends at the same moment; the backend of the folder has
 * ended. Gives who has ever been written to, message by message.
 */
export async function writeAlertsAt(
  folder: string,
  now: Date,
  backends: number,
): Promise<string[]> {
  const program = runnableProgram('tests/support/write-alerts.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...program, folder, now.toISOString(), String(backends)],
    { env: { ...process.env, ...(await databaseEnvironment(folder)) } },
  );
  return JSON.parse(stdout) as string[];
}
