import { rm } from 'node:fs/promises';
import { endBackends, seededFolder, startBackend } from './backend';

let folder: string;

beforeAll(async () => {
  folder = await seededFolder('limits');
});
afterAll(async () => {
  await endBackends();
  await rm(folder, { recursive: true });
});

describe('whoever asks too often is told when to come again', () => {
  let url: string;
  beforeAll(async () => {
    ({ url } = await startBackend({
      KARAT_DATA_DIR: folder,
      RATE_LIMIT_FACTOR: '1',
      TRUSTED_PROXIES: '127.0.0.1',
    }));
  });
  afterAll(endBackends);

  test.each([
    ['login', 'POST', 10],
    ['register', 'POST', 5],
    ['forgotPassword', 'POST', 5],
    ['feedback', 'POST', 20],
    ['subscribers', 'POST', 10],
    ['search?q=rolex', 'GET', 120],
  ])('%s', async (path, method, most) => {
    const ask = () =>
      fetch(`${url}/ru/${path}`, {
        method,
        ...(method === 'POST' && {
          headers: { 'content-type': 'application/json' },
          body: '{}',
        }),
      });
    for (let call = 0; call < most; call += 1) expect((await ask()).status).not.toBe(429);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toEqual({
      message: 'Слишком много запросов. Подождите минуту и попробуйте ещё раз.',
      status: 429,
    });
  });

  test('whoever has many addresses of one network is one visitor', async () => {
    const statusFrom = async (address: string) => {
      const answer = await fetch(`${url}/ru/subscribers`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: '{}',
      });
      return answer.status;
    };
    const calls = Array.from({ length: 11 }, (_, call) => statusFrom(`2001:db8:7:7::${call}`));
    const statuses = await Promise.all(calls);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(await statusFrom('2001:db8:7:8::1')).not.toBe(429);
  });
});

test('a backend for the world does not start before it knows receipts of the bot check, or does without', async () => {
  const start = () =>
    startBackend({ KARAT_DATA_DIR: folder, KARAT_LOCAL: '', CAPTCHA_RECEIPTS: '' });
  await expect(start()).rejects.toThrow('CAPTCHA_RECEIPT_SECRET needs 32 characters');
});

test('a backend that is not asked to be local has no stand-ins: no mail to read, no captcha, no editors without a token', async () => {
  const { url, end } = await startBackend({ KARAT_DATA_DIR: folder, KARAT_LOCAL: '' });
  const statusOf = async (path: string, headers = {}) =>
    (await fetch(`${url}${path}`, { headers })).status;
  expect(await statusOf('/dev/outbox')).toBe(404);
  expect(await statusOf('/dev/captcha/api.js')).toBe(404);
  const authorization = 'Bearer local-editor';
  expect(await statusOf('/ru/admin/articles', { authorization })).toBe(401);
  expect(await statusOf('/ru/list')).toBe(200);
  await end('SIGTERM');
});
