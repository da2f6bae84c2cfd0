import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hostCodes } from '../../src/config/hosts';
import { requestKinds } from '../../src/config/request-kinds';
import { aJpeg } from '../support/a-jpeg';
import { runnableProgram } from '../support/bundles';
import { endBackends, seededFolder, startBackend, type StartedBackend } from './backend';
import { tusCalls, newFormKey } from './tus-client';
import { askWith } from './upload-steps';

// The embedded database alone: a server has pg_dump.
let folder: string;
let data: string;
let backend: StartedBackend;
/** Numbers of requests that were acknowledged before the backup, and of all. */
let before: string[];
let all: string[];

const backup = () => join(folder, 'backup');
const archive = () => join(folder, 'backup.tar.gz');

/** Runs `npm run backup` or `restore`; gives what it said, or throws with it. */
async function run(dataDir: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...runnableProgram('server/backup/cli.ts'), ...args],
    { env: { ...process.env, KARAT_DATA_DIR: dataDir, DATABASE_URL: '' } },
  );
  return stdout;
}

async function request(url: string): Promise<string> {
  const answer = await fetch(`${url}/ru/feedback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      feedback_type: requestKinds.callback,
      user_name: 'Иван',
      telephone: '+79165550101',
    }),
  });
  const { data: told } = (await answer.json()) as { data: { number: string } };
  return told.number;
}

async function requestsOf(url: string): Promise<string[]> {
  const numbers: string[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await fetch(`${url}/ru/admin/requests?per_page=50&page=${page}`, {
      headers: { authorization: 'Bearer local-editor' },
    });
    const list = (await answer.json()) as {
      items: { number: string }[];
      paginate_data: { last_page: number };
    };
    numbers.push(...list.items.map(({ number }) => number));
    if (page >= list.paginate_data.last_page) return numbers;
  }
}

async function uploadsIn(dataDir: string): Promise<string[]> {
  const sent = join(dataDir, 'uploads', 'sent');
  const digests: string[] = [];
  for (const name of (await readdir(sent)).sort()) {
    const bytes = await readFile(join(sent, name));
    digests.push(`${name} ${createHash('sha256').update(bytes).digest('hex')}`);
  }
  return digests;
}

const restored = async (...args: string[]) => {
  const dataDir = await mkdtemp(join(folder, 'restored-'));
  await run(dataDir, 'restore', ...args);
  return dataDir;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karat-backup-'));
  data = await seededFolder('backup');
  backend = await startBackend({ KARAT_DATA_DIR: data });
  const tus = tusCalls(() => backend.url);
  const form = newFormKey();
  const address = await tus.sendWhole(aJpeg, form);
  await tus.check(address, form);
  expect((await askWith(backend.url, form, [address])).status).toBe(200);
  before = [];
  for (let number = 0; number < 5; number += 1) before.push(await request(backend.url));

  // Somebody sends all the while.
  all = [...before];
  let isOver = false;
  const sending = (async () => {
    while (!isOver) all.push(await request(backend.url));
  })();
  await run(data, 'backup', '--to', backup());
  await run(data, 'backup', '--to', archive());
  isOver = true;
  await sending;
});
afterAll(async () => {
  await endBackends();
  await rm(folder, { recursive: true });
  await rm(data, { recursive: true });
});

describe('a backup that was made while the backend ran', () => {
  test.each([
    ['folder', backup],
    ['file', archive],
  ])('as a %s brings rows and photos back, and new numbers collide with none', async (_, from) => {
    const dataDir = await restored('--from', from());
    const again = await startBackend({ KARAT_DATA_DIR: dataDir });
    const found = await requestsOf(again.url);
    expect(found).toEqual(expect.arrayContaining(before));
    // What came after the backup is lost; all else is known, but for the oldest, which came with the photo.
    expect(all).toEqual(expect.arrayContaining(found.slice(0, -1)));
    expect(await uploadsIn(dataDir)).toEqual(await uploadsIn(data));
    const next = await request(again.url);
    expect(all.every((number) => number < next)).toBe(true);
    await again.end('SIGTERM');
  });

  test('is for its owner alone', async () => {
    expect((await stat(backup())).mode & 0o077).toBe(0);
    expect((await stat(archive())).mode & 0o077).toBe(0);
  });

  test('is not written over another', async () => {
    await expect(run(data, 'backup', '--to', backup())).rejects.toThrow('is there already');
  });
});

describe('a restore', () => {
  test('refuses while a backend has the data open', async () => {
    await expect(run(data, 'restore', '--from', backup(), '--replace')).rejects.toThrow(
      'in use by another process',
    );
  });

  test('moves data aside only when it is told to, and has every host built anew', async () => {
    const dataDir = await restored('--from', backup());
    await expect(run(dataDir, 'restore', '--from', backup())).rejects.toThrow('holds data already');
    const journal = join(dataDir, 'rebuild', 'journal.jsonl');
    await mkdir(join(dataDir, 'rebuild'), { recursive: true });
    await writeFile(journal, '{"type":"taken","number":1}\n');
    const said = await run(dataDir, 'restore', '--from', backup(), '--replace');
    const [, aside = ''] = /lies in (.+)\.\n/.exec(said) ?? [];
    expect(await readdir(join(aside, 'pg'))).toContain('PG_VERSION');
    expect(await readFile(join(aside, 'journal.jsonl'), 'utf8')).toContain('"taken"');
    const due = (await readFile(journal, 'utf8')).trim().split('\n');
    expect(due.map((line) => JSON.parse(line) as unknown)).toEqual(
      hostCodes.map((host) => ({ type: 'due', host, reason: 'anything' })),
    );
  });

  test.each(['truncated file', 'damaged file', 'missing file', 'half-made backup'])(
    'refuses a %s and changes nothing',
    async (fault) => {
      const damaged = join(folder, fault.replace(' ', '-'));
      const dataDir = await mkdtemp(join(folder, 'untouched-'));
      if (fault === 'truncated file') {
        await writeFile(`${damaged}.tar.gz`, await readFile(archive()));
        await truncate(`${damaged}.tar.gz`, Math.floor((await stat(archive())).size * 0.9));
        await expect(run(dataDir, 'restore', '--from', `${damaged}.tar.gz`)).rejects.toThrow(
          'cannot be unpacked',
        );
      } else {
        await promisify(execFile)('cp', ['-r', backup(), damaged]);
        const victim = join(damaged, 'pg', 'PG_VERSION');
        if (fault === 'damaged file') await writeFile(victim, '99\n');
        else await rm(fault === 'missing file' ? victim : join(damaged, 'manifest.json'));
        await expect(run(dataDir, 'restore', '--from', damaged)).rejects.toThrow(
          /is damaged|is not whole|no finished backup/,
        );
      }
      expect(await readdir(dataDir)).toEqual([]);
    },
  );
});
