import { rm } from 'node:fs/promises';
import checkToken from '../../netlify/functions/check-token';
import { captcha } from '../../src/config/captcha';
import { requestKinds } from '../../src/config/request-kinds';
import { signReceipt } from '../../src/domain/captcha-receipt';
import {
  openCaptchaProvider,
  person,
  type CaptchaProvider,
  type ProviderAnswer,
} from '../support/captcha-provider';
import { endBackends, seededFolder, startBackend } from './backend';
import { allEndpoints } from './endpoints';

const secret = 'receipts of a contract test, long enough';
const environment = { ...process.env };
let url: string;
let folder: string;
let provider: CaptchaProvider;

beforeAll(async () => {
  folder = await seededFolder('captcha');
  const receipts = { CAPTCHA_RECEIPTS: '', CAPTCHA_RECEIPT_SECRET: secret };
  ({ url } = await startBackend({ KARAT_DATA_DIR: folder, ...receipts }));
});
beforeEach(async () => {
  provider = await openCaptchaProvider();
  process.env = {
    ...environment,
    CAPTCHA_VERIFY_URL: provider.url,
    CAPTCHA_SECRET: 'provider',
    CAPTCHA_RECEIPT_SECRET: secret,
  };
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  process.env = environment;
  jest.restoreAllMocks();
  await provider.close();
});
afterAll(async () => {
  await endBackends();
  await rm(folder, { recursive: true });
});

const callback = {
  feedback_type: requestKinds.callback,
  user_name: 'Иван',
  telephone: '+79165550101',
};

interface Answer {
  data?: { number: string };
  errors?: Record<string, string[]>;
}

async function send(receipt: string | undefined, body: object = callback, host = 'ru') {
  const answer = await fetch(`${url}/${host}/feedback`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(receipt !== undefined && { [captcha.receiptHeader]: receipt }),
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Answer };
}

/** What the function of the Russian site gives for a token that the provider says this of. */
async function receiptAfter(answer?: ProviderAnswer): Promise<string | undefined> {
  if (answer) provider.answer = answer;
  const asked = new Request('http://ru.localhost:8000/api/check-token?token=of-a-visitor');
  const { receipt } = (await (await checkToken(asked)).json()) as { receipt?: string };
  return receipt;
}

const receiptFor = (action: string, now?: number) =>
  signReceipt({ hostname: 'ru.localhost', action }, secret, now);

/** How many requests of a host the house has. */
async function storedOn(host: string): Promise<number> {
  const headers = { authorization: 'Bearer local-editor' };
  const answer = await fetch(`${url}/${host}/admin/requests`, { headers });
  const { paginate_data: page } = (await answer.json()) as { paginate_data: { total: number } };
  return page.total;
}

const refused = {
  status: 403,
  errors: ['Не удалось подтвердить, что вы не робот. Попробуйте ещё раз.'],
};

async function expectRefused(receipt: string | undefined, body?: object, host = 'ru') {
  const before = await storedOn(host);
  const answer = await send(receipt, body, host);
  expect({ status: answer.status, errors: answer.body.errors?.captcha }).toEqual(refused);
  expect(await storedOn(host)).toBe(before);
}

test('a request with the receipt of a check is taken, and the receipt counts once', async () => {
  const receipt = await receiptAfter();
  expect((await send(receipt)).status).toBe(200);
  await expectRefused(receipt);
});

test('two requests at the same time with one receipt are one', async () => {
  const receipt = await receiptAfter();
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(receipt)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(403)]);
});

test('a receipt of a request that was refused for its fields still counts', async () => {
  const receipt = await receiptAfter();
  expect((await send(receipt, { ...callback, telephone: '1' })).status).toBe(422);
  expect((await send(receipt)).status).toBe(200);
});

test.each([
  ['is none', () => undefined],
  ['is empty', () => ''],
  ['is nonsense', () => 'a.b.c'],
  ['is over', () => receiptFor('callback', Date.now() - captcha.receiptSeconds * 1000)],
  ['is for another form', () => receiptFor('login')],
  ['is for another kind of request', () => receiptFor('question')],
  [
    'is of another site',
    () => signReceipt({ hostname: 'evil.example', action: 'callback' }, secret),
  ],
  [
    'is signed by somebody else',
    () => signReceipt({ hostname: 'ru.localhost', action: 'callback' }, `${secret}?`),
  ],
])('a request whose receipt %s is not stored', async (_, receipt) => {
  await expectRefused(receipt());
});

test('a receipt of one host counts on no other', async () => {
  const answer = await send(receiptFor('callback'), callback, 'en');
  expect(answer.status).toBe(403);
});

const verdict = (change: object) => ({ body: JSON.stringify({ ...person, ...change }) });
test.each<[string, ProviderAnswer]>([
  ['knows the token as used', verdict({ success: false })],
  ['names another action', verdict({ action: 'homepage' })],
  ['names another host', verdict({ hostname: 'evil.example' })],
  ['gives a low score', verdict({ score: 0.1 })],
  ['answers 500', { status: 500, body: '{}' }],
  ['sends HTML', { body: '<!doctype html>' }],
  ['sends a megabyte', { body: 'x'.repeat(2 ** 20) }],
])(
  'where the provider %s there is no receipt, and without it nothing is stored',
  async (_, said) => {
    const receipt = await receiptAfter(said);
    expect(receipt).toBeUndefined();
    await expectRefused(receipt);
  },
);

test('where the provider is down there is no receipt, and without it nothing is stored', async () => {
  await provider.close();
  await expectRefused(await receiptAfter());
});

test('where the provider is silent there is no receipt, and without it nothing is stored', async () => {
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('time is over')));
  await expectRefused(await receiptAfter({ body: '', isSilent: true }));
});

test('every call that asks for a check refuses whoever has made none', async () => {
  const checked = [...(await allEndpoints()).values()].filter(({ botCheck }) => botCheck);
  expect(checked.map(({ path }) => path).sort()).toEqual([
    '/feedback',
    '/login',
    '/resetPassword',
    '/reviews',
    '/subscribers',
    '/ticket-status',
  ]);
  for (const { method, path, botCheck: [action = ''] = [] } of checked) {
    const call = (receipt?: string) =>
      fetch(`${url}/ru${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(receipt && { [captcha.receiptHeader]: receipt }),
        },
        body: '{}',
      });
    expect((await call()).status).toBe(403);
    expect((await call(receiptFor(action))).status).toBe(422);
  }
});
