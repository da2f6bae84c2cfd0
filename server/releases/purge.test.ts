import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { addressesOf, purge } from './purge';

let directory: string;
let cdn: Server;
let calls: { headers: IncomingHttpHeaders; body: { files?: string[]; purge_everything?: true } }[];
let statuses: number[];
let pauses: number[];
let said: string[];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'karat-purge-'));
  [calls, statuses, pauses, said] = [[], [], [], []];
  cdn = createServer((request, response) => {
    void text(request).then((body) => {
      calls.push({ headers: request.headers, body: JSON.parse(body) as (typeof calls)[0]['body'] });
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => cdn.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  cdn.closeAllConnections();
  await new Promise((resolve) => cdn.close(resolve));
  await rm(directory, { recursive: true });
});

async function purged(addresses: string[], isConfigured = true) {
  const url = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge`;
  const settings = { dataDirectory: directory, purgeUrl: isConfigured ? url : null };
  await purge({
    host: 'ru',
    release: 7,
    addresses,
    settings: { ...settings, purgeToken: isConfigured ? 'secret-token' : null },
    say: (line) => said.push(line),
    pause: (seconds) => Promise.resolve(pauses.push(seconds)),
  });
  const lines = (await readFile(join(directory, 'purges.jsonl'), 'utf8')).trim().split('\n');
  return JSON.parse(lines.at(-1) ?? '') as { outcome: string; addresses: unknown };
}

const changed = ['/article/a/', '/page-data/article/a/page-data.json'];

test('without a CDN in the settings the changed addresses are recorded', async () => {
  expect(await purged(changed, false)).toMatchObject({
    host: 'ru',
    release: 7,
    outcome: 'recorded',
    addresses: changed,
  });
  expect(calls).toEqual([]);
});

test('a CDN is told of them by their addresses in the world, with its token', async () => {
  expect((await purged(changed)).outcome).toBe('purged');
  expect(calls[0]?.headers.authorization).toBe('Bearer secret-token');
  expect(calls[0]?.body.files).toEqual(changed.map((path) => `https://ru.karat.example${path}`));
});

test('many addresses go in several calls, and very many are all', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `/article/${index}/`);
  await purged(many(70));
  expect(calls.map(({ body }) => body.files?.length)).toEqual([30, 30, 10]);
  calls.length = 0;
  expect((await purged(many(700))).addresses).toBe('all');
  expect(calls.map(({ body }) => body)).toEqual([{ purge_everything: true }]);
});

test('a CDN that fails is asked again, later each time', async () => {
  statuses = [503, 429];
  expect((await purged(changed)).outcome).toBe('purged');
  expect(calls).toHaveLength(3);
  expect(pauses).toHaveLength(2);
  expect(pauses[1]).toBeGreaterThan(pauses[0] ?? Infinity);
});

test('one that goes on failing is given up and said, without the token', async () => {
  statuses = Array.from({ length: 20 }, () => 500);
  expect((await purged(changed)).outcome).toBe('failed: the CDN answered 500');
  expect(said.join()).toBe('purge of release 7 failed: the CDN answered 500');
  expect(await readFile(join(directory, 'purges.jsonl'), 'utf8')).not.toContain('secret-token');
});

test('pages are named as visitors ask for them, and rules of the platform are not', () => {
  const files = ['index.html', 'article/a/index.html', 'news/rss.xml', '_headers', '404.html'];
  expect(addressesOf(files)).toEqual(['/', '/article/a/', '/news/rss.xml', '/404.html']);
});
