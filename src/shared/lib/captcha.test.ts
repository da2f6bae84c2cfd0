/** @jest-environment jsdom */
import { captcha as facts } from '../../config/captcha';

const fetched = jest.fn<Promise<unknown>, [string]>();
const execute = jest.fn<Promise<string>, [string, { action: string }]>();
let append: jest.SpiedFunction<Element['append']>;

/** A module that has loaded nothing yet, on a page whose provider answers at once, or never. */
async function freshCaptcha({
  isScriptLost = false,
  script: address = 'https://captcha.test/api.js',
  key = 'key',
} = {}) {
  jest.resetModules();
  process.env.GATSBY_CAPTCHA_SCRIPT = address;
  process.env.GATSBY_CAPTCHA_KEY = key;
  let lost = isScriptLost ? 1 : 0;
  append.mockImplementation((script) => {
    if ((lost -= 1) >= 0) return;
    window.grecaptcha = { ready: (run) => run(), execute };
    (script as HTMLScriptElement).onload?.(new Event('load'));
  });
  return import('./captcha');
}

beforeEach(() => {
  jest.useFakeTimers();
  append = jest.spyOn(document.head, 'append');
  execute.mockReset().mockResolvedValue('a token');
  fetched.mockReset();
  window.fetch = fetched as unknown as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const answers = (verdict: object, ok = true) =>
  fetched.mockResolvedValueOnce({
    ok,
    status: ok ? 200 : 429,
    json: () => Promise.resolve(verdict),
  });

test('a person has the receipt of the site’s function for the action', async () => {
  const { checkVisitor } = await freshCaptcha();
  answers({ success: true, message: 'Token verifyed', receipt: 'r' });
  expect(await checkVisitor('callback')).toEqual({ isPerson: true, receipt: 'r' });
  expect(execute).toHaveBeenCalledWith('key', { action: 'callback' });
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/check-token?token=a%20token');
});

test('where the site signs no receipts there is none', async () => {
  const { checkVisitor } = await freshCaptcha();
  answers({ success: true, message: 'Token verifyed' });
  expect(await checkVisitor('login')).toEqual({ isPerson: true });
});

test('whom the provider takes for a robot is no person', async () => {
  const { checkVisitor } = await freshCaptcha();
  answers({ success: false, message: 'Invalid token' });
  expect(await checkVisitor('login')).toEqual({ isPerson: false });
});

test('an internal error and a refused call are no verdict on the visitor', async () => {
  const { checkVisitor } = await freshCaptcha();
  answers({ success: false, message: 'Internal error' });
  await expect(checkVisitor('login')).rejects.toThrow('the check could not be made');
  answers({}, false);
  await expect(checkVisitor('login')).rejects.toThrow('the check answered 429');
});

test('HTML in place of an answer, and none at all, are no verdict either', async () => {
  const { checkVisitor } = await freshCaptcha();
  fetched.mockResolvedValueOnce({ ok: true, json: () => Promise.reject(new SyntaxError('<')) });
  await expect(checkVisitor('login')).rejects.toThrow('the check has no answer');
  fetched.mockReturnValueOnce(new Promise(() => undefined));
  const waiting = expect(checkVisitor('login')).rejects.toThrow('the check has no answer in');
  await jest.advanceTimersByTimeAsync(facts.pageTimeoutMs);
  await waiting;
});

test('a script that never comes is waited for as long, and asked for again the next time', async () => {
  const { checkVisitor } = await freshCaptcha({ isScriptLost: true });
  const waiting = expect(checkVisitor('login')).rejects.toThrow('failed to load script in');
  await jest.advanceTimersByTimeAsync(facts.pageTimeoutMs);
  await waiting;
  answers({ success: true, message: 'Token verifyed' });
  expect(await checkVisitor('login')).toEqual({ isPerson: true });
});

test('a script that is refused has failed to load, as has one that is another', async () => {
  const { checkVisitor } = await freshCaptcha();
  append.mockImplementationOnce((script) => {
    (script as HTMLScriptElement).onerror?.(new Event('error'));
  });
  await expect(checkVisitor('login')).rejects.toThrow(/^failed to load script$/);
  append.mockImplementationOnce((script) => {
    delete window.grecaptcha;
    (script as HTMLScriptElement).onload?.(new Event('load'));
  });
  await expect(checkVisitor('login')).rejects.toThrow(/^failed to load script$/);
});

test.each([
  ['no key provided', { key: '' }],
  ['no version provided', { script: '' }],
])('a site that is set up badly says %s, and asks nobody', async (said, given) => {
  const { checkVisitor } = await freshCaptcha(given);
  await expect(checkVisitor('login')).rejects.toThrow(said);
  expect(append).not.toHaveBeenCalled();
  expect(fetched).not.toHaveBeenCalled();
});

test('a token that the provider refuses, or never gives, has failed to execute', async () => {
  const { checkVisitor } = await freshCaptcha();
  execute.mockRejectedValueOnce(new Error('Invalid site key'));
  await expect(checkVisitor('login')).rejects.toThrow(/^failed to execute$/);
  execute.mockReturnValueOnce(new Promise(() => undefined));
  const waiting = expect(checkVisitor('login')).rejects.toThrow('failed to execute in');
  await jest.advanceTimersByTimeAsync(facts.pageTimeoutMs);
  await waiting;
  expect(fetched).not.toHaveBeenCalled();
});
