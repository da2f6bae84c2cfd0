import fc from 'fast-check';
import { editedBodies, editedEntities } from '../../src/contract/edited-bodies';
import { type Endpoint } from '../../src/contract/endpoint';
import { useBackend } from './backend';
import { allEndpoints } from './endpoints';

const base = useBackend();

/** Bodies in all, over all calls that take one; `npm run fuzz` sends more. */
const bodies = Number(process.env.FUZZ_BODIES ?? 2_000);
/** Calls that are tried at a time. */
const inFlight = 8;
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

interface Target {
  method: Endpoint['method'];
  path: string;
  fields: string[];
}

/** Every call that takes a body; editors' calls once for each entity, whose bodies differ. */
async function allTargets(): Promise<Target[]> {
  const endpoints = [...(await allEndpoints()).values()];
  return endpoints
    .filter(({ method }) => method === 'POST' || method === 'PUT')
    .flatMap(({ method, path, body }) =>
      path.includes(':entity')
        ? editedEntities.map((entity) => ({
            method,
            path: path.replace(':entity', entity).replace(':id', '1'),
            fields: Object.keys(editedBodies[entity].fields),
          }))
        : [{ method, path: path.replace(/:\w+/g, '1'), fields: Object.keys(body?.fields ?? {}) }],
    );
}

async function send({ method, path }: Target, body: unknown) {
  const answer = await fetch(`${base()}/ru${path}`, {
    method,
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

/** Rows of each entity that editors change. */
function countRows(): Promise<number[]> {
  return Promise.all(
    editedEntities.map(async (entity) => {
      const answer = await fetch(`${base()}/ru/admin/${entity}?per_page=1`, {
        headers: { authorization: 'Bearer local-editor' },
      });
      return ((await answer.json()) as { paginate_data: { total: number } }).paginate_data.total;
    }),
  );
}

/** A draft is no row until it is published. */
const makesDraft = /^\/admin\/drafts\/[\w-]+$/;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

test('whatever is sent to a call that takes a body, it is never a failure of the backend', async () => {
  const targets = await allTargets();
  expect(targets.length).toBeGreaterThan(30);
  const before = sum(await countRows());
  let created = 0;
  const tryTarget = async (target: Target) => {
    // A call that takes only files names no fields.
    const field = target.fields.length > 0 ? fc.constantFrom(...target.fields) : fc.string();
    const known = fc.dictionary(field, value, { maxKeys: 20 });
    const any = fc.oneof({ weight: 8, arbitrary: known }, { weight: 1, arbitrary: value });
    await fc.assert(
      fc.asyncProperty(any, async (body) => {
        const { status, text } = await send(target, body);
        if (status >= 500) throw new Error(`${target.path} answered ${status}: ${text}`);
        if (status === 201 && !makesDraft.test(target.path)) created += 1;
      }),
      { numRuns: Math.ceil(bodies / targets.length) },
    );
  };
  const rest = [...targets];
  const tryRest = async () => {
    for (let target = rest.shift(); target; target = rest.shift()) await tryTarget(target);
  };
  await Promise.all(Array.from({ length: inFlight }, tryRest));
  // Nothing is stored but what was accepted.
  expect(sum(await countRows())).toBe(before + created);
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
