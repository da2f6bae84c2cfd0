import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { runnableProgram } from '../support/bundles';
import { type ListedRoute } from '../support/list-routes';
import { endBackends, seededFolder, startBackend } from './backend';
import { productionRoutes, type Visitor } from './production-routes';

/** What whoever is nobody is answered, by who may open the route. */
const refusals: Record<Exclude<Visitor, 'anybody'>, readonly number[]> = {
  key: [404, 422],
  link: [403, 404, 419, 422],
  account: [401, 419, 422],
  reader: [401],
  editor: [401],
  admin: [401],
};

const production = { KARAT_LOCAL: '', CAPTCHA_RECEIPTS: 'off' };
let folder: string;
let url: string;
let listed: ListedRoute[];

beforeAll(async () => {
  folder = await seededFolder('production');
  listed = await listRoutes(production);
  ({ url } = await startBackend({ KARAT_DATA_DIR: folder, ...production }));
});
afterAll(async () => {
  await endBackends();
  await rm(folder, { recursive: true });
});

async function listRoutes(environment: Record<string, string>): Promise<ListedRoute[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    runnableProgram('tests/support/list-routes.ts'),
    { env: { ...process.env, KARAT_DATA_DIR: folder, LOG_LEVEL: 'silent', ...environment } },
  );
  return JSON.parse(stdout) as ListedRoute[];
}

/** Asks as nobody: no token, no key, no signature. */
async function statusFor(route: string): Promise<number> {
  const [method = '', path = ''] = route.split(' ');
  const address = path.replace(':host', 'ru').replace(':entity', 'articles').replace(/:\w+/g, '1');
  const hasBody = method === 'POST' || method === 'PUT';
  const answer = await fetch(`${url}${address}`, {
    method,
    ...(hasBody && { headers: { 'content-type': 'application/json' }, body: '{}' }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

const nameOf = ({ method, url: path }: ListedRoute) => `${method} ${path}`;
const known = Object.values(productionRoutes).flat();

test('a production server has the routes of the table, and no other', async () => {
  const asked = listed.filter(({ method }) => method !== 'HEAD' && method !== 'OPTIONS');
  const unknown: string[] = [];
  for (const route of new Set(asked.map(nameOf))) {
    // Methods that a path does not have are routes too: each says so.
    if (!known.includes(route) && (await statusFor(route)) !== 405) unknown.push(route);
  }
  expect(unknown).toEqual([]);
  expect(known.filter((route) => !asked.map(nameOf).includes(route))).toEqual([]);
});

test('whom the contract admits is whom the table admits', () => {
  const told = listed.filter(({ access, method }) => access !== null && method !== 'HEAD');
  const differing = told.filter((route) => {
    const who = route.access as Visitor;
    const admitted = who === 'anybody' ? (['anybody', 'key', 'link'] as const) : [who];
    return !admitted.some((visitor) => productionRoutes[visitor].includes(nameOf(route)));
  });
  expect(differing.map(nameOf)).toEqual([]);
});

test.each(Object.entries(refusals))('nobody opens what is for: %s', async (who, statuses) => {
  const opened: string[] = [];
  for (const route of productionRoutes[who as Visitor]) {
    const status = await statusFor(route);
    if (!statuses.includes(status)) opened.push(`${route}: ${status}`);
  }
  expect(opened).toEqual([]);
});

test.each([
  '/docs',
  '/docs/json',
  '/dev/outbox',
  '/dev/content',
  '/dev/captcha/api.js',
  '/dev/captcha/siteverify',
])('%s is there in a local run only', async (path) => {
  expect((await fetch(`${url}${path}`)).status).toBe(404);
});

test('a route of a local run is found by name if it ever gets into production', async () => {
  const local = (await listRoutes({ KARAT_LOCAL: '1' })).map(nameOf);
  const more = local.filter((route) => !listed.map(nameOf).includes(route));
  expect(more).toEqual(
    expect.arrayContaining(['GET /dev/outbox', 'GET /dev/content', 'GET /docs/json']),
  );
  expect(more.filter((route) => known.includes(route))).toEqual([]);
});
