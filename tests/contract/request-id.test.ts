import { rm } from 'node:fs/promises';
import { hosts } from '../../src/config/hosts';
import { requestIdHeader } from '../../src/domain/request-id';
import { eventually } from '../support/eventually';
import { endBackends, seededFolder, startBackend, type StartedBackend } from './backend';

const id = 'a-request-of-the-test-0123456789';

let folder: string;
let backend: StartedBackend;
beforeAll(async () => {
  folder = await seededFolder('request-id');
  // Nobody listens there: what is sent fails, and the log says so.
  const dead = { SMTP_URL: 'smtp://127.0.0.1:1' };
  backend = await startBackend({ KARAT_DATA_DIR: folder, ...dead });
});
afterAll(async () => {
  await endBackends();
  await rm(folder, { recursive: true });
});

const idOf = (answer: Response) => answer.headers.get(requestIdHeader);

test('an answer has the id that its request came with, and a new one where that is none', async () => {
  const ask = (headers: Record<string, string>, path = '/ru/list') =>
    fetch(`${backend.url}${path}`, { headers });
  expect(idOf(await ask({ [requestIdHeader]: id }))).toBe(id);
  expect(idOf(await ask({ [requestIdHeader]: id }, '/nowhere'))).toBe(id);
  const made = idOf(await ask({ [requestIdHeader]: 'with blanks and ; more' }));
  expect(made).toMatch(/^[\da-f-]{36}$/);
  expect(idOf(await ask({}))).not.toBe(made);
});

test('pages of the site may read the id, and send one', async () => {
  const origin = `https://${hosts.ru.domain}`;
  const answer = await fetch(`${backend.url}/ru/list`, { headers: { origin } });
  expect(answer.headers.get('access-control-expose-headers')).toContain(requestIdHeader);
  const preflight = await fetch(`${backend.url}/ru/feedback`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST' },
  });
  expect(preflight.headers.get('access-control-allow-headers')).toContain(requestIdHeader);
});

test('the lines of a request have its id, and so has that of a message which it left to be sent', async () => {
  const answer = await fetch(`${backend.url}/ru/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [requestIdHeader]: id },
    body: JSON.stringify({
      ...{ email: 'request-id@karat.example', phone: '+79990001122', name: 'Анна', notify_type: 1 },
      ...{ password: 'twelve horses run', password_confirmation: 'twelve horses run' },
    }),
  });
  expect(answer.status).toBe(200);
  expect(backend.output()).toContain(`"reqId":"${id}"`);
  const complaint = `of request ${id} could not be sent`;
  expect(await eventually(backend.output, (text) => text.includes(complaint))).toContain(complaint);
});
