import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endBackends, seededFolder, startBackend } from './backend';

const folders: string[] = [];

afterAll(async () => {
  await endBackends();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
});

async function started(folder: string, environment: Record<string, string> = {}) {
  // Pictures have the same addresses on every port.
  const pictures = 'https://pictures.test';
  return startBackend({ KARAT_DATA_DIR: folder, PUBLIC_URL: pictures, ...environment });
}

/** A data folder with the demonstration data that were made before the tests. */
async function seeded(): Promise<string> {
  const folder = await seededFolder('process');
  folders.push(folder);
  return folder;
}

async function empty(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'karat-process-'));
  folders.push(folder);
  return folder;
}

async function everything(url: string): Promise<unknown[]> {
  const paths = [
    '',
    'list',
    'clocks_today?view=full&per_page=100',
    'articles?type=14',
    'seo-pages',
  ];
  return Promise.all(
    paths.map(async (path) => (await fetch(`${url}/uz/${path}`)).json() as Promise<unknown>),
  );
}

test('the data outlive a crash, and a second process is kept from them', async () => {
  const folder = await seeded();
  const first = await started(folder);
  const before = await everything(first.url);
  await expect(started(folder)).rejects.toThrow('in use by another process');
  expect(await first.end('SIGKILL')).toBeNull();

  const second = await started(folder);
  expect(await everything(second.url)).toEqual(before);
  expect(await second.end('SIGTERM')).toBe(0);
});

test('two seeds of an empty database give the same answers', async () => {
  const [one, other] = [await started(await seeded()), await started(await empty())];
  expect(await everything(one.url)).toEqual(await everything(other.url));
  expect(await one.end('SIGINT')).toBe(0);
  expect(await other.end('SIGINT')).toBe(0);
});

test('a taken port is told in one clear line', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const address = taken.address();
  const port = String(typeof address === 'object' ? address?.port : address);
  const start = started(await seeded(), { KARAT_API_PORT: port });
  await expect(start).rejects.toThrow(
    new RegExp(`^port ${port} is taken: set KARAT_API_PORT to a free one$`),
  );
  await new Promise((resolve) => taken.close(resolve));
});
