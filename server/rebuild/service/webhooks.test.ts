/** @jest-environment node */
import { connect } from 'node:net';
import {
  countTaken,
  earlierSecret,
  eventBody,
  send,
  startTrialService,
  until,
  type SentEvent,
  type TrialService,
} from './test-service';

let service: TrialService;
beforeAll(async () => {
  service = await startTrialService();
});
afterAll(() => service.close());
beforeEach(() => {
  service.requests.length = 0;
  service.lines.length = 0;
});

const body = eventBody();

const accepted: [string, SentEvent][] = [
  ['signed by the secret', {}],
  ['signed by the secret before it', { secret: earlierSecret }],
  ['four minutes and a half old', { age: 270 }],
  ['four minutes and a half ahead', { age: -270 }],
  [
    'with a signature of a secret that is not known beside the right one',
    { id: 'two', body, signature: (sign) => `v1,AAAA ${sign('two', body)}` },
  ],
  ['that calls its JSON text', { headers: { 'content-type': 'text/plain' } }],
];

test.each(accepted)('a webhook %s is taken', async (_what, event) => {
  expect(await send(service, event)).toBe(202);
});

const wrongSecret = 'whsec_c29tZS1vdGhlci1zZWNyZXQtdGhhdC1uby1vbmUta25vd3M=';
const refused: [string, number, SentEvent][] = [
  ['signed by another secret', 401, { secret: wrongSecret }],
  ['without a signature', 401, { headers: { 'webhook-signature': undefined } }],
  ['without an id', 401, { headers: { 'webhook-id': undefined } }],
  ['without a timestamp', 401, { headers: { 'webhook-timestamp': undefined } }],
  ['with an empty signature', 401, { signature: () => 'v1,' }],
  ['with a signature of no version', 401, { signature: () => 'v1' }],
  [
    'with the signature of another version',
    401,
    { id: 'v2', body, signature: (sign) => sign('v2', body).replace('v1', 'v2') },
  ],
  [
    'with a signature cut short',
    401,
    { id: 'cut', body, signature: (sign) => sign('cut', body).slice(0, -4) },
  ],
  [
    'whose body was changed after signing',
    401,
    {
      id: 'body',
      body: eventBody({ id: 8 }),
      signature: (sign) => sign('body', eventBody({ id: 9 })),
    },
  ],
  [
    'whose body was cut short',
    401,
    {
      id: 'short',
      body: body.slice(0, -20),
      signature: (sign) => sign('short', body),
    },
  ],
  [
    'whose JSON was written anew',
    401,
    {
      id: 'anew',
      body: JSON.stringify(JSON.parse(body), null, 1),
      signature: (sign) => sign('anew', body),
    },
  ],
  ['whose id was changed', 401, { id: 'other', body, signature: (sign) => sign('one', body) }],
  [
    'whose timestamp was renewed',
    401,
    { age: 400, headers: { 'webhook-timestamp': String(Math.floor(Date.now() / 1000)) } },
  ],
  ['whose timestamp is no number', 401, { headers: { 'webhook-timestamp': 'now' } }],
  ['more than five minutes old', 401, { age: 302 }],
  ['more than five minutes ahead', 401, { age: -302 }],
  ['of more than 20 KB', 413, { body: eventBody({}, { more: 'x'.repeat(21_000) }) }],
  ['without a body', 400, { body: '' }],
  ['that is no JSON', 400, { body: 'articles.changed' }],
  ['of another host', 422, { body: eventBody({ host: 'de' }) }],
  ['of no host', 422, { body: eventBody({ host: '' }) }],
  ['of an entity that no editor edits', 422, { body: eventBody({ entity: 'people' }) }],
  ['whose type is of another entity', 422, { body: eventBody({ entity: 'videos' }) }],
  ['of an action that is none', 422, { body: eventBody({}, { type: 'articles.burnt' }) }],
  ['whose id is text', 422, { body: eventBody({ id: '7' }) }],
  ['without a revision', 422, { body: eventBody({ revision: undefined }) }],
  ['whose time is none', 422, { body: eventBody({}, { timestamp: 'yesterday' }) }],
  ['that is null', 422, { body: 'null' }],
  ['that is a list', 422, { body: '[]' }],
];

test.each(refused)(
  'a webhook %s is refused with %i and told, and leaves nothing to build',
  async (_what, status, event) => {
    const taken = await countTaken(service);
    expect(await send(service, event)).toBe(status);
    await until(() => service.lines.some((line) => line.includes(`refused with ${status}`)));
    expect(await countTaken(service)).toBe(taken);
  },
);

test('a webhook that was taken is refused with 409 when it comes again', async () => {
  const taken = await countTaken(service);
  expect(await send(service, { id: 'again', body })).toBe(202);
  expect(await send(service, { id: 'again', body })).toBe(409);
  expect(await send(service, { id: 'again', body, age: 30 })).toBe(409);
  expect(await countTaken(service)).toBe(taken + 1);
});

test('of two that come at once with one id one is taken', async () => {
  const event = { id: 'at-once', body };
  const statuses = await Promise.all([send(service, event), send(service, event)]);
  expect(statuses.sort()).toEqual([202, 409]);
});

test('what was taken before a crash is known after it', async () => {
  expect(await send(service, { id: 'before', body })).toBe(202);
  await service.restart();
  expect(await send(service, { id: 'before', body })).toBe(409);
});

test('a sender that goes away in the midst of a body leaves nothing behind', async () => {
  const { port, hostname } = new URL(service.url());
  const socket = connect(Number(port), hostname);
  socket.write(`POST /hooks/content HTTP/1.1\r\nhost: x\r\ncontent-length: 500\r\n\r\n{"type":`);
  await new Promise<void>((resolve) => socket.end(() => resolve()));
  expect(await send(service)).toBe(202);
});

test('nothing but POST is a webhook', async () => {
  const answer = await fetch(`${service.url()}/hooks/content`);
  expect(answer.status).toBe(404);
});
