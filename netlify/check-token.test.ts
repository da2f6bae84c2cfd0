/** @jest-environment node */
import {
  openCaptchaProvider,
  person,
  type CaptchaProvider,
} from '../tests/support/captcha-provider';
import { captcha } from '../src/config/captcha';
import { readReceipt } from '../src/domain/captcha-receipt';
import checkToken, { config } from './functions/check-token';

const receiptSecret = 'receipts of a test, long enough to be one';
const environment = { ...process.env };
let provider: CaptchaProvider;

beforeEach(async () => {
  provider = await openCaptchaProvider();
  process.env = {
    ...environment,
    CAPTCHA_VERIFY_URL: provider.url,
    CAPTCHA_SECRET: 'the-secret',
    CAPTCHA_RECEIPT_SECRET: receiptSecret,
  };
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(async () => {
  process.env = environment;
  jest.restoreAllMocks();
  await provider.close();
});

async function check(token?: string, origin = 'http://ru.localhost:8000') {
  const query = token === undefined ? '' : `?token=${encodeURIComponent(token)}`;
  const response = await checkToken(new Request(`${origin}/api/check-token${query}`));
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return (await response.json()) as { success: boolean; message: string; receipt?: string };
}

const says = (verdict: object) => {
  provider.answer = { body: JSON.stringify({ ...person, ...verdict }) };
};

const verified = { success: true, message: 'Token verifyed' };
const invalid = { success: false, message: 'Invalid token' };
const internalError = { success: false, message: 'Internal error' };

test('the function lies on /api/check-token', () => {
  expect(config).toMatchObject({ path: '/api/check-token', method: 'GET' });
});

test('a token that the provider verifies is answered with "Token verifyed"', async () => {
  expect(await check('a token+/=')).toMatchObject(verified);
  expect(provider.asked).toEqual([
    { method: 'POST', form: { secret: 'the-secret', response: 'a token+/=' } },
  ]);
});

test('a person gets a receipt for the action and the host of the check', async () => {
  const { receipt = '' } = await check('token');
  const read = (hostname: string) => readReceipt(receipt, { hostname, secret: receiptSecret });
  expect(read('ru.localhost')).toMatchObject({ action: 'callback' });
  expect(read('en.localhost')).toBeNull();
});

test('without a secret for receipts the answer is that of the specification alone', async () => {
  delete process.env.CAPTCHA_RECEIPT_SECRET;
  expect(await check('token')).toEqual(verified);
});

test.each([
  ['refuses, as one that was used', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['made for another site', { hostname: 'evil.example' }],
  ['made for another of our sites', { hostname: 'en.localhost' }],
  ['made for no site', { hostname: undefined }],
  ['made for an action that is none of our forms', { action: 'homepage' }],
  ['made for no action', { action: undefined }],
])('a token that the provider says is %s is answered with "Invalid token"', async (_, verdict) => {
  says(verdict);
  expect(await check('token')).toEqual(invalid);
});

test.each([
  [undefined, 0.5, verified],
  [undefined, 0.49, invalid],
  ['0.7', 0.69, invalid],
  ['0.7', 0.7, verified],
])('with the minimum score %s a score of %s is answered with %j', async (min, score, expected) => {
  if (min) process.env.CAPTCHA_MIN_SCORE = min;
  says({ score });
  expect(await check('token')).toMatchObject(expected);
});

test.each([undefined, '', 'x'.repeat(4097), 'я'.repeat(2049)])(
  'without a token, or with one of more than 4 KB, the provider is not asked',
  async (token) => {
    expect(await check(token)).toEqual(invalid);
    expect(provider.asked).toEqual([]);
  },
);

test.each([
  ['answers 500', { status: 500, body: '{}' }],
  ['leads elsewhere', { status: 302, body: '' }],
  ['sends HTML', { body: '<!doctype html><title>Blocked</title>' }],
  ['sends null', { body: 'null' }],
  ['sends a megabyte', { body: JSON.stringify({ ...person, padding: 'x'.repeat(2 ** 20) }) }],
  ['sends no score as a number', { body: JSON.stringify({ ...person, score: '1' }) }],
  ['sends success as text', { body: JSON.stringify({ ...person, success: 'true' }) }],
  ['sends the action as a list', { body: JSON.stringify({ ...person, action: ['callback'] }) }],
])('a provider that %s is answered with "Internal error", and logged', async (_, broken) => {
  provider.answer = broken;
  expect(await check('token')).toEqual(internalError);
  expect(console.error).toHaveBeenCalledTimes(1);
});

test('a provider that is down is answered with "Internal error", and the secret is not logged', async () => {
  await provider.close();
  expect(await check('token')).toEqual(internalError);
  expect(JSON.stringify(jest.mocked(console.error).mock.calls.map(String))).not.toContain(
    'the-secret',
  );
});

test('a provider that is silent for five seconds is answered with "Internal error"', async () => {
  const timeOut = new AbortController();
  const watch = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeOut.signal);
  provider.answer = { body: '', isSilent: true };
  const checked = check('token');
  while (provider.asked.length === 0) await new Promise((resolve) => setImmediate(resolve));
  timeOut.abort(new DOMException('no answer', 'TimeoutError'));
  expect(await checked).toEqual(internalError);
  expect(watch).toHaveBeenCalledWith(5000);
  expect(captcha.providerTimeoutMs).toBe(5000);
});

test.each(['CAPTCHA_VERIFY_URL', 'CAPTCHA_SECRET'])(
  'without %s the answer is "Internal error": nobody is verified by default',
  async (name) => {
    delete process.env[name];
    expect(await check('token')).toEqual(internalError);
    expect(provider.asked).toEqual([]);
  },
);

test('a minimum score that is no number is an error, not an open door', async () => {
  process.env.CAPTCHA_MIN_SCORE = 'high';
  expect(await check('token')).toEqual(internalError);
});
