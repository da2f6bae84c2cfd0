import fc from 'fast-check';
import { type Endpoint } from '../../src/contract/endpoint';
import { useBackend } from './backend';
import { allEndpoints } from './endpoints';

jest.setTimeout(300_000);

const base = useBackend();

/** Bodies in all, over all calls that take one. */
const bodies = 10_000;
const slowest = 5_000;

const nasty = fc.constantFrom<unknown>(
  "'; drop table items; --",
  '<script>alert(1)</script>',
  '\u0000',
  '\ud800',
  '\u202e\u0301\ufeff',
  'я'.repeat(100_000),
  '9'.repeat(400),
  '__proto__',
  { toString: 1 },
  { constructor: { prototype: {} } },
  [[[[[[[[]]]]]]]],
  Number.MAX_SAFE_INTEGER,
  -1e308,
  null,
  true,
);
const value = fc.oneof(
  nasty,
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.emailAddress(),
  fc.integer(),
  fc.double(),
  fc.jsonValue({ maxDepth: 6 }),
);

const fieldsOf = ({ body }: Endpoint) => Object.keys(body?.fields ?? { title: 1, url: 1, text: 1 });

async function send(endpoint: Endpoint, body: unknown) {
  const path = endpoint.path.replace(':entity', 'articles').replace(/:\w+/g, '1');
  const answer = await fetch(`${base()}/ru${path}`, {
    method: endpoint.method,
    headers: {
      'content-type': 'application/json',
      authorization: 'Bearer local-editor',
      cookie: 'XSRF-TOKEN=t',
      'x-csrf-token': 't',
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(slowest),
  });
  return { status: answer.status, text: await answer.text() };
}

test('whatever is sent to a call that takes a body, it is never a failure of the backend', async () => {
  const endpoints = [...(await allEndpoints())]
    .map(([, endpoint]) => endpoint)
    .filter(({ method }) => method === 'POST' || method === 'PUT');
  expect(endpoints.length).toBeGreaterThan(10);
  const runs = Math.ceil(bodies / endpoints.length);
  for (const endpoint of endpoints) {
    const known = fc.dictionary(fc.constantFrom(...fieldsOf(endpoint)), value, { maxKeys: 20 });
    const any = fc.oneof({ weight: 8, arbitrary: known }, { weight: 1, arbitrary: value });
    await fc.assert(
      fc.asyncProperty(any, async (body) => {
        const { status, text } = await send(endpoint, body);
        if (status >= 500) throw new Error(`${endpoint.path} answered ${status}: ${text}`);
      }),
      { numRuns: runs },
    );
  }
});

test.each(['{"a":', '[1,2', '"', '\u0000', '{"__proto__":{"a":1}}', ''])(
  'a body that is no JSON is a 400: %j',
  async (body) => {
    const answer = await fetch(`${base()}/ru/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  },
);

test('a body beyond the limit is a 413', async () => {
  const answer = await fetch(`${base()}/ru/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'a'.repeat(1_000_000) }),
  });
  expect(answer.status).toBe(413);
});
