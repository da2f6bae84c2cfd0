import { randomUUID } from 'node:crypto';
import { type HostCode } from '../../src/config/hosts';
import { login, register, verifyEmail } from '../../src/contract/account';
import { parseAnswer, urlFor, type Endpoint } from '../../src/contract/endpoint';
import { mailTo, tokenIn } from '../support/outbox';

export interface Sent {
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
  /** Take the place of those that are sent otherwise. */
  headers?: Record<string, string>;
}

export const newEmail = () => `visitor-${randomUUID()}@example.org`;

export const password = 'correct horse';

export const registration = (email: string) => ({
  email,
  name: 'Ирина',
  phone: '+79165550101',
  notify_type: 1,
  password,
  password_confirmation: password,
});

/** Calls of an account, to the backend at `base`. */
export function accountCalls(base: () => string) {
  /** Sends what a page of the site would, with the CSRF pair unless told otherwise. */
  async function send(
    endpoint: Pick<Endpoint, 'method' | 'path'>,
    { host = 'ru', body, query = {}, params = {}, csrf = true, headers = {} }: Sending,
  ): Promise<Sent> {
    const answer = await fetch(urlFor(endpoint, `${base()}/${host}`, { query, params }), {
      method: endpoint.method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(csrf && { cookie: 'XSRF-TOKEN=pair', 'x-csrf-token': 'pair' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const cookies = answer.headers.getSetCookie();
    return { status: answer.status, body: (await answer.json()) as Sent['body'], cookies };
  }

  /** Sends, and parses the answer. @throws Error when it is a refusal */
  async function get<Wire, Ours>(endpoint: Endpoint<Wire, Ours>, sending: Sending): Promise<Ours> {
    const { status, body } = await send(endpoint, sending);
    if (status !== 200) throw new Error(`${endpoint.path} answered ${status}`);
    return parseAnswer(endpoint, body, endpoint.path);
  }

  /** Registers, confirms and logs in; gives the token. */
  async function newAccount(email = newEmail()): Promise<string> {
    await get(register, { body: registration(email) });
    const token = tokenIn(await mailTo(base(), email));
    await get(verifyEmail, { query: { token } });
    return get(login, { body: { email, password } });
  }

  return { send, get, newAccount };
}
