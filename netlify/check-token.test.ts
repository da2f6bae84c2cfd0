/** @jest-environment node */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import checkToken, { config } from './functions/check-token';

interface Asked {
  method?: string;
  form: URLSearchParams;
}

let provider: Server;
let asked: Asked[];
let answer: { status: number; body: string; delayMs?: number };
const environment = { ...process.env };

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

beforeEach(async () => {
  asked = [];
  answer = { status: 200, body: JSON.stringify({ success: true, score: 0.9 }) };
  provider = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      asked.push({ method: request.method, form: new URLSearchParams(body) });
      setTimeout(() => {
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
      }, answer.delayMs ?? 0);
    });
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address() as AddressInfo;
  process.env = {
    ...environment,
    CAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
    CAPTCHA_SECRET: 'the-secret',
  };
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(async () => {
  process.env = environment;
  jest.restoreAllMocks();
  provider.closeAllConnections();
  await new Promise((resolve) => provider.close(resolve));
});

async function check(token?: string): Promise<unknown> {
  const query = token === undefined ? '' : `?token=${encodeURIComponent(token)}`;
  const response = await checkToken(new Request(`http://ru.localhost/api/check-token${query}`));
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return response.json();
}

const verified = { success: true, message: 'Token verifyed' };
const invalid = { success: false, message: 'Invalid token' };
const internalError = { success: false, message: 'Internal error' };

test('the function lies on /api/check-token', () => {
  expect(config).toEqual({ path: '/api/check-token', method: 'GET' });
});

test('a token that the provider verifies is answered with "Token verifyed"', async () => {
  expect(await check('a token+/=')).toEqual(verified);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.method).toBe('POST');
  expect(Object.fromEntries(asked[0]?.form ?? [])).toEqual({
    secret: 'the-secret',
    response: 'a token+/=',
  });
});

test('a token that the provider refuses is answered with "Invalid token"', async () => {
  answer.body = JSON.stringify({ success: false, 'error-codes': ['timeout-or-duplicate'] });
  expect(await check('used')).toEqual(invalid);
});

test.each([
  [undefined, 0.5, verified],
  [undefined, 0.49, invalid],
  ['0.7', 0.69, invalid],
  ['0.7', 0.7, verified],
])('with the minimum score %s a score of %s is answered with %j', async (min, score, expected) => {
  if (min) process.env.CAPTCHA_MIN_SCORE = min;
  answer.body = JSON.stringify({ success: true, score });
  expect(await check('token')).toEqual(expected);
});

test.each([undefined, '', 'x'.repeat(4097), 'я'.repeat(2049)])(
  'without a token, or with one of more than 4 KB, the provider is not asked',
  async (token) => {
    expect(await check(token)).toEqual(invalid);
    expect(asked).toEqual([]);
  },
);

test.each([
  ['answers 500', { status: 500, body: '{}' }],
  ['sends no JSON', { status: 200, body: '<html>' }],
  ['sends null', { status: 200, body: 'null' }],
  ['sends no score as a number', { status: 200, body: '{"success":true,"score":"1"}' }],
  ['sends success as text', { status: 200, body: '{"success":"true","score":1}' }],
])('a provider that %s is answered with "Internal error", and logged', async (_, broken) => {
  answer = broken;
  expect(await check('token')).toEqual(internalError);
  expect(console.error).toHaveBeenCalledTimes(1);
});

test('a provider that is down is answered with "Internal error", and the secret is not logged', async () => {
  await new Promise((resolve) => provider.close(resolve));
  expect(await check('token')).toEqual(internalError);
  expect(JSON.stringify(jest.mocked(console.error).mock.calls.map(String))).not.toContain(
    'the-secret',
  );
});

test('a provider that takes longer than three seconds is answered with "Internal error"', async () => {
  answer.delayMs = 3500;
  expect(await check('token')).toEqual(internalError);
});

test.each(['CAPTCHA_VERIFY_URL', 'CAPTCHA_SECRET'])(
  'without %s the answer is "Internal error": nobody is verified by default',
  async (name) => {
    delete process.env[name];
    expect(await check('token')).toEqual(internalError);
    expect(asked).toEqual([]);
  },
);

test('a minimum score that is no number is an error, not an open door', async () => {
  process.env.CAPTCHA_MIN_SCORE = 'high';
  expect(await check('token')).toEqual(internalError);
});
