import { rm } from 'node:fs/promises';
import fc from 'fast-check';
import { vitalNames, vitals } from '../../src/config/web-vitals';
import { parseAnswer } from '../../src/contract/endpoint';
import { vitalsSummary } from '../../src/contract/web-vitals';
import { endBackends, seededFolder, startBackend, type StartedBackend } from './backend';

let folder: string;
let backend: StartedBackend;
beforeAll(async () => {
  folder = await seededFolder('vitals');
  backend = await startBackend({ KARAT_DATA_DIR: folder });
});
afterAll(async () => {
  await endBackends();
  await rm(folder, { recursive: true });
});

const authorization = 'Bearer local-editor';

const send = (body: unknown, type = 'text/plain;charset=UTF-8', host = 'ru') =>
  fetch(`${backend.url}/${host}/vitals`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

async function summary(host = 'ru') {
  const url = `${backend.url}/${host}/admin/vitals`;
  const answer = await fetch(url, { headers: { authorization } });
  return parseAnswer(vitalsSummary, await answer.json(), url);
}

test('what visits measured is told as what three of four stay within, by template and host', async () => {
  for (const lcp of [1000, 1100, 1200, 4000]) {
    const answer = await send({ template: 'item-page', lcp, cls: 0.02, ttfb: 90 });
    expect(answer.status).toBe(200);
  }
  await send({ template: 'item-page', lcp: 9000, inp: null }, 'application/json', 'uz');
  const ofItems = await summary();
  const lcp = ofItems.find(({ vital }) => vital === 'lcp');
  expect(lcp).toMatchObject({ template: 'item-page', visits: 4 });
  expect(lcp?.p75).toBeGreaterThan(1000);
  expect(lcp?.p75).toBeLessThan(1450);
  expect(ofItems.map(({ vital }) => vital)).toEqual(['lcp', 'cls', 'ttfb']);
  expect(await summary('uz')).toMatchObject([{ vital: 'lcp', visits: 1 }]);
});

test.each([
  ['another page', { template: 'a-page-of-mine', lcp: 1 }, 422],
  ['no page', { lcp: 1 }, 422],
  ['a negative time', { template: 'index', lcp: -1 }, 422],
  ['a time longer than any', { template: 'index', inp: 600_001 }, 422],
  ['a word for a number', { template: 'index', cls: 'much' }, 422],
  ['no JSON', '{"template":', 400],
  ['another kind of JSON', '[1]', 422],
  ['a long text', JSON.stringify({ template: 'index', note: 'x'.repeat(2000) }), 413],
])('%s is refused', async (_, body, status) => {
  expect((await send(body)).status).toBe(status);
});

test('however many reports come, few rows are kept, and what they say beside is not', async () => {
  const value = fc.double({ min: 0, max: 1, noNaN: true });
  const reports = fc.sample(fc.tuple(value, value, value), 150);
  for (const [lcp, cls, inp] of reports) {
    const measured = {
      lcp: lcp * vitals.lcp.largest,
      cls: cls * vitals.cls.largest,
      inp: inp * 500,
    };
    await send({ template: 'index', ...measured, email: 'planted@karat.example' });
  }
  const ofHome = (await summary()).filter(({ template }) => template === 'index');
  expect(ofHome.map(({ visits }) => visits)).toEqual([150, 150, 150]);
  expect(ofHome.every(({ vital }) => vitalNames.includes(vital))).toBe(true);
  expect(backend.output()).not.toContain('planted');
});

test('a page shows them to people of the house, and on a machine of one’s own to anybody', async () => {
  const page = await fetch(`${backend.url}/vitals`);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await page.text()).toContain('item-page');
  await endBackends();
  const world = await startBackend({
    KARAT_DATA_DIR: folder,
    ...{
      KARAT_LOCAL: '',
      ADMIN_TOKEN: 'the-admin-of-the-test-of-vitals-0',
      RATE_LIMIT_FACTOR: '1',
    },
  });
  const statusFor = async (given: Record<string, string>, path = '/vitals') =>
    (await fetch(`${world.url}${path}`, { headers: given })).status;
  expect(await statusFor({})).toBe(401);
  expect(await statusFor({ authorization })).toBe(401);
  expect(await statusFor({}, '/ru/admin/vitals')).toBe(401);
  const made = await fetch(`${world.url}/ru/admin/people`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer the-admin-of-the-test-of-vitals-0',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ name: 'reader-of-vitals', role: 'reader' }),
  });
  const { token } = (await made.json()) as { token: string };
  expect(await statusFor({ authorization: `Bearer ${token}` })).toBe(200);
  const basic = Buffer.from(`anybody:${token}`).toString('base64');
  expect(await statusFor({ authorization: `Basic ${basic}` })).toBe(200);
  // Who gives roles reads no pages.
  expect(await statusFor({ authorization: 'Bearer the-admin-of-the-test-of-vitals-0' })).toBe(401);
});

test('one address is counted only so often in a minute', async () => {
  await endBackends();
  backend = await startBackend({ KARAT_DATA_DIR: folder, RATE_LIMIT_FACTOR: '1' });
  const statuses: number[] = [];
  for (let call = 0; call < 61; call += 1) {
    statuses.push((await send({ template: 'index', lcp: 1 })).status);
  }
  expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});
