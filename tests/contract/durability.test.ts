import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { requestKinds } from '../../src/config/request-kinds';
import { endBackends, startBackend } from './backend';

jest.setTimeout(300_000);

const kills = 10;
const requestsPerKill = 20;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karat-durability-'));
});
afterAll(async () => {
  await endBackends();
  await rm(folder, { recursive: true });
});

async function register(url: string, name: string): Promise<string> {
  const answer = await fetch(`${url}/ru/feedback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      feedback_type: requestKinds.callback,
      user_name: name,
      telephone: '+79165550101',
      type_contact: 'телефон',
    }),
  });
  const { data } = (await answer.json()) as { data: { number: string } };
  return data.number;
}

/** Registration numbers in the database, read once nobody has it open. */
async function registered(): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'tests/support/registered-requests.ts', folder],
    { maxBuffer: 10_000_000 },
  );
  return JSON.parse(stdout) as string[];
}

test('every request that was acknowledged is there after a kill at any moment', async () => {
  const acknowledged: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const backend = await startBackend({ KARAT_DATA_DIR: folder });
    const sent = Array.from({ length: requestsPerKill }, async (_, index) => {
      await sleep(index * 10);
      try {
        acknowledged.push(await register(backend.url, `Гость ${index}`));
      } catch {
        // Hung up on by the kill: never acknowledged, so never owed.
      }
    });
    await sleep(40 + Math.random() * 200);
    await backend.end('SIGKILL');
    await Promise.all(sent);
  }
  expect(acknowledged.length).toBeGreaterThan(kills);
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  const kept = new Set(await registered());
  expect(acknowledged.filter((number) => !kept.has(number))).toEqual([]);
});
