/** @jest-environment node */
import { appendFile, mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { writeManifest } from '../../releases/manifest';
import { writeReasons } from '../../releases/reasons';
import { changeStates, type ChangeState } from '../../../src/contract/change-states';
import { checked } from '../../../src/contract/endpoint';
import type { BuildRequest, BuiltRelease } from '../builder';
import {
  builtNothing,
  eventBody,
  send,
  startTrialService,
  until,
  type TrialService,
} from './test-service';

let service: TrialService;
afterEach(() => service.close());

const changesOf = async (query = ''): Promise<ChangeState[]> => {
  const answer = await fetch(`${service.url()}/status/changes${query}`);
  return checked(changeStates, await answer.json(), answer.url).changes;
};
const statesOf = async (query = '') => (await changesOf(query)).map(({ state }) => state);

/** A builder that ends its builds only when the test says so. */
function heldBuilder() {
  const waiting: { end: (result: BuiltRelease | Error) => void; request: BuildRequest }[] = [];
  const build = (request: BuildRequest) =>
    new Promise<BuiltRelease>((resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(new Error('stopped')));
      const end = (result: BuiltRelease | Error) =>
        result instanceof Error ? reject(result) : resolve(result);
      waiting.push({ end, request });
    });
  return { build, waiting };
}

test('a change is waiting, then built, then live with its pages and its time', async () => {
  const held = heldBuilder();
  service = await startTrialService(held.build);
  const madeAt = new Date(Date.now() - 1000).toISOString();
  await send(service, { body: eventBody({}, { timestamp: madeAt }) });
  expect(await statesOf()).toEqual(['waiting']);
  await until(() => held.waiting.length === 1);
  expect(await statesOf()).toEqual(['building']);
  held.waiting[0]?.request.say('pages rendered');
  const status = (await (await fetch(`${service.url()}/status`)).json()) as object;
  expect(status).toMatchObject({ building: { host: 'ru', steps: [{ text: 'pages rendered' }] } });
  const pages = { added: ['/article/x/'], changed: ['/', '/articles/'], removed: [] };
  held.waiting[0]?.end({ release: 3, kind: 'warm', pages });
  await until(async () => (await statesOf())[0] === 'live');
  const [change] = await changesOf('?entity=articles&id=7&host=ru');
  expect(change).toMatchObject({
    revision: 2,
    at: madeAt,
    live: { release: 3, pages: 3, addresses: ['/article/x/', '/', '/articles/'] },
  });
  expect(change?.live?.after).toBeGreaterThanOrEqual(1300);
  expect(await changesOf('?entity=articles&id=8')).toEqual([]);
});

test('what comes during a build is one more build of each host, with all that waited', async () => {
  const held = heldBuilder();
  service = await startTrialService(held.build);
  await send(service, { body: eventBody({ id: 100, host: 'ru' }) });
  await until(() => held.waiting.length === 1);
  const numbers = Array.from({ length: 40 }, (_, index) => index + 1);
  await Promise.all(
    numbers.map((id) =>
      send(service, { body: eventBody({ id, host: id % 2 === 0 ? 'en' : 'uz' }) }),
    ),
  );
  for (const build of [1, 2, 3]) {
    await until(() => held.waiting.length === build);
    held.waiting[build - 1]?.end(builtNothing);
  }
  await until(async () => (await statesOf()).every((state) => state === 'live'));
  const [, ...requests] = held.waiting.map(({ request }) => request);
  expect(requests.map(({ host }) => host).sort()).toEqual(['en', 'uz']);
  const built = requests.flatMap(({ changes }) => changes?.map(({ id }) => id) ?? []);
  expect(built.sort((one, other) => one - other)).toEqual(numbers);
});

test('events that were not built before a crash are built after it, built ones are not again', async () => {
  const held = heldBuilder();
  service = await startTrialService(held.build);
  await send(service, { body: eventBody({ id: 1 }) });
  await until(() => held.waiting.length === 1);
  held.waiting[0]?.end(builtNothing);
  await until(async () => (await statesOf())[0] === 'live');
  await send(service, { body: eventBody({ id: 2 }) });
  await until(() => held.waiting.length === 2);
  await send(service, { body: eventBody({ id: 3 }) });
  await service.restart();
  await until(() => held.waiting.length === 3);
  expect(held.waiting[2]?.request.changes?.map(({ id }) => id)).toEqual([2, 3]);
  expect(await statesOf('?id=1')).toEqual(['live']);
});

test('a journal that cannot be read whole has every host built anew', async () => {
  service = await startTrialService();
  await send(service);
  await until(async () => (await statesOf())[0] === 'live');
  await appendFile(join(service.folder, 'data', 'rebuild', 'journal.jsonl'), 'damage\n');
  service.requests.length = 0;
  await service.restart();
  await until(() => service.requests.length === 4);
  expect(service.requests.every(({ changes }) => changes === null)).toBe(true);
  expect(service.lines.join('\n')).toContain('1 lines cannot be read');
});

test('a build that fails is told with its reason, and the change goes on waiting', async () => {
  service = await startTrialService(() => Promise.reject(new Error('the backend is down')));
  await send(service);
  await until(async () => (await changesOf())[0]?.failure !== null);
  const [change] = await changesOf();
  expect(change).toMatchObject({ state: 'waiting', failure: { reason: 'the backend is down' } });
  expect(Date.parse(change?.failure?.nextAttemptAt ?? '')).toBeGreaterThan(Date.now());
  const { hosts } = (await (await fetch(`${service.url()}/status`)).json()) as {
    hosts: { failure: object | null; builds: object[] }[];
  };
  expect(hosts[0]).toMatchObject({
    failure: { attempts: 1, reason: 'the backend is down' },
    builds: [{ outcome: 'failed', cause: { first: ['articles 7 changed'] } }],
  });
});

test('hosts that have a page which went elsewhere are built as well, since theirs named it', async () => {
  const pages = { added: [], changed: ['/articles/'], removed: ['/article/x/'] };
  service = await startTrialService(({ host }) =>
    Promise.resolve(host === 'ru' ? { release: 2, kind: 'warm', pages } : builtNothing),
  );
  for (const [host, file] of [
    ['en', 'article/x/index.html'],
    ['uz', 'article/y/index.html'],
  ] as const) {
    const directory = join(service.folder, 'releases', host);
    await mkdir(join(directory, '1'), { recursive: true });
    await symlink('1', join(directory, 'current'));
    const facts = { fingerprint: '', createdAt: '', siteOrigin: '', apiBase: '', pages: 1 };
    await writeManifest(join(directory, '1'), {
      ...facts,
      host,
      release: 1,
      edgePort: 0,
      apiPort: 0,
      files: { [file]: { size: 1, hash: '', builtIn: 1 } },
    });
  }
  await send(service);
  await until(() => service.requests.length === 2);
  expect(service.requests[1]).toMatchObject({ host: 'en', changes: [] });
});

test('the status is a page for browsers and JSON for programs, and shows no markup of others', async () => {
  service = await startTrialService(() => Promise.reject(new Error('<script>alert(1)</script>')));
  await send(service);
  await until(async () => (await changesOf())[0]?.failure !== null);
  await send(service, { id: '<img src=x>', secret: 'whsec_bm90aGluZw==' });
  const page = await fetch(`${service.url()}/status`, { headers: { accept: 'text/html' } });
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await page.text();
  expect(html).toContain('articles 7 changed');
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toMatch(/<script|<img/);
  const json = await fetch(`${service.url()}/status`);
  expect(json.headers.get('content-type')).toMatch('application/json');
});

test('Prometheus reads webhooks, builds, waiting changes and releases', async () => {
  service = await startTrialService();
  await send(service);
  await send(service, { secret: 'whsec_bm90aGluZw==' });
  await until(async () => (await statesOf())[0] === 'live');
  const text = await (await fetch(`${service.url()}/metrics`)).text();
  for (const line of [
    'karat_rebuild_webhooks_total{status="202"} 1',
    'karat_rebuild_webhooks_total{status="401"} 1',
    'karat_rebuild_builds_total{host="ru",outcome="unchanged"} 1',
    'karat_rebuild_change_live_seconds_count{host="ru"} 1',
    'karat_rebuild_waiting_changes{host="ru"} 0',
    'karat_rebuild_live_release{host="ru"} 0',
  ]) {
    expect(text).toContain(line);
  }
});

test('the journal and the log of builds lie alone in their folder, without a draft', async () => {
  service = await startTrialService();
  await send(service);
  expect(await readdir(join(service.folder, 'data', 'rebuild'))).toEqual([
    'builds.jsonl',
    'journal.jsonl',
  ]);
});

test('a build tells why pages became others, also after a restart', async () => {
  const reasons = {
    standstill: null,
    pages: { '/article/x/': [{ kind: 'own', what: 'articles 7' } as const] },
    others: { kind: 'list', what: 'articles (7) <b>' } as const,
  };
  const pages = { added: [], changed: ['/', '/article/x/'], removed: [] };
  service = await startTrialService(() =>
    Promise.resolve({ release: 3, kind: 'warm', pages, reasons }),
  );
  const release = join(service.folder, 'releases', 'ru', '3');
  await mkdir(release, { recursive: true });
  await writeReasons(release, reasons);
  await send(service);
  await until(async () => (await statesOf())[0] === 'live');
  await service.restart();
  const url = () => `${service.url()}/status/builds/ru/3`;
  expect(await (await fetch(url())).json()).toMatchObject({
    build: {
      outcome: 'warm',
      reasons: [
        { kind: 'list', count: 1, first: ['/'] },
        { kind: 'own', what: 'articles 7', count: 1, first: ['/article/x/'] },
      ],
    },
    reasons,
  });
  const page = await (await fetch(url(), { headers: { accept: 'text/html' } })).text();
  expect(page).toContain('its own content: articles 7');
  expect(page).not.toContain('(7) <b>');
  const status = await fetch(`${service.url()}/status`, { headers: { accept: 'text/html' } });
  expect(await status.text()).toContain('href="/status/builds/ru/3"');
  for (const other of ['ru/4', 'ru/x', 'xx/3']) {
    expect((await fetch(`${service.url()}/status/builds/${other}`)).status).toBe(404);
  }
});
