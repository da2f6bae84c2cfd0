/** @jest-environment jsdom */
import { number, object, string } from 'yup';
import { ContractError, defineEndpoint } from '../../contract/endpoint';
import { filledText, shape } from '../../contract/wire';
import { ApiError } from './api-error';
import { callApi } from './http';
import { inFlight } from './in-flight';

const greeting = defineEndpoint({
  method: 'GET',
  path: '/greeting/:name',
  answer: shape({ greeting_text: filledText() }),
  reshape: ({ greeting_text }) => ({ greetingText: greeting_text }),
});

const letter = defineEndpoint({
  method: 'POST',
  path: '/letter',
  fileField: 'photos',
  body: object({ author: string().required(), amount: number().nullable().default(null) }),
  answer: shape({}),
  reshape: () => null,
});

const fetchMock = jest.fn<Promise<unknown>, [string, RequestInit]>();

function answers(status: number, body: unknown, headers: Record<string, string> = {}) {
  const json = body instanceof Error ? () => Promise.reject(body) : () => Promise.resolve(body);
  fetchMock.mockResolvedValue({ ok: status < 300, status, headers: new Headers(headers), json });
}

/** A backend that says nothing until the caller leaves. */
function neverAnswers() {
  fetchMock.mockImplementation(
    (_, { signal }) =>
      new Promise((_resolve, reject) => {
        const leave = () => reject(signal?.reason as Error);
        if (signal?.aborted) leave();
        else signal?.addEventListener('abort', leave);
      }),
  );
}

const call = (options = {}) => callApi(greeting, { params: { name: 'Ада' }, ...options });

beforeEach(() => {
  fetchMock.mockReset();
  window.fetch = fetchMock as unknown as typeof fetch;
});

test('all calls are sent with an Accept header for JSON to the base of the host', async () => {
  answers(200, { greeting_text: 'Добрый день' });
  await expect(call()).resolves.toEqual({ greetingText: 'Добрый день' });
  const [url, options] = fetchMock.mock.calls[0] ?? [];
  expect(url).toMatch(/\/ru\/greeting\/%D0%90%D0%B4%D0%B0$/);
  expect(options).toMatchObject({ method: 'GET', headers: { accept: 'application/json' } });
});

test('an answer that breaks the contract is refused with its field', async () => {
  answers(200, { greeting_text: 7 });
  await expect(call()).rejects.toMatchObject({ name: 'ContractError', field: 'greeting_text' });
  await expect(call()).rejects.toBeInstanceOf(ContractError);
});

test('a refusal carries its status and what is said of each field', async () => {
  answers(422, { message: 'no', errors: { telephone: ['too short', 7], name: 'missing' } });
  await expect(call()).rejects.toMatchObject({
    status: 422,
    fields: { telephone: ['too short'], name: ['missing'] },
  });
});

test.each([[null], [{ errors: 'all of it' }], [new SyntaxError('HTML')]])(
  'a refusal without fields %p carries its status',
  async (body) => {
    answers(502, body);
    await expect(call()).rejects.toEqual(new ApiError(502));
  },
);

test.each([
  ['90', 90],
  ['Wed, 21 Oct 2026 07:28:00 GMT', null],
])('a refusal with Retry-After %p carries the seconds %p', async (header, seconds) => {
  answers(429, null, { 'retry-after': header });
  await expect(call()).rejects.toMatchObject({ status: 429, retryAfter: seconds });
});

test('a refusal carries the id that the backend knows the request by', async () => {
  answers(500, null, { 'x-request-id': 'a-request-of-ours' });
  await expect(call()).rejects.toMatchObject({ status: 500, requestId: 'a-request-of-ours' });
});

test('a success that is not JSON is an error', async () => {
  answers(200, new SyntaxError('HTML'));
  await expect(call()).rejects.toThrow(SyntaxError);
});

test('a body goes as JSON, with files beside its fields as one form', async () => {
  answers(200, {});
  const body = { author: 'Анна', amount: null };
  const photo = new File(['x'], 'case.jpg', { type: 'image/jpeg' });
  await callApi(letter, { body });
  await callApi(letter, { body, files: [photo] });
  const [json, form] = fetchMock.mock.calls.map(([, options]) => options.body);
  expect(json).toBe('{"author":"Анна","amount":null}');
  if (!(form instanceof FormData)) throw new Error('no form was sent');
  expect([...form.keys()]).toEqual(['author', 'photos']);
  expect(form.get('author')).toBe('Анна');
  expect(form.get('photos')).toMatchObject({ name: 'case.jpg' });
});

test('a call that gets no answer ends after 8 seconds', async () => {
  jest.useFakeTimers();
  neverAnswers();
  const ended = expect(call()).rejects.toMatchObject({ name: 'TimeoutError' });
  jest.advanceTimersByTime(8_000);
  await ended;
  jest.useRealTimers();
});

test('a call that its page has left ends at once with the reason', async () => {
  neverAnswers();
  const left = new AbortController();
  const ended = expect(call({ signal: left.signal })).rejects.toBe('gone');
  left.abort('gone');
  await ended;
  await expect(call({ signal: left.signal })).rejects.toBe('gone');
});

test('requests may opt out of the loading indicator with a progress flag of false', async () => {
  neverAnswers();
  const left = new AbortController();
  const quiet = call({ signal: left.signal, progress: false });
  expect(inFlight().count).toBe(0);
  const shown = call({ signal: left.signal });
  expect(inFlight().count).toBe(1);
  left.abort('gone');
  await expect(Promise.allSettled([quiet, shown])).resolves.toHaveLength(2);
  expect(inFlight()).toEqual({ count: 0, hasFailed: false });
});
