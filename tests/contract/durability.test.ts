import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { requestKinds } from '../../src/config/request-kinds';
import { runnableProgram } from '../support/bundles';
import { databaseEnvironment, endBackends, seededFolder, startBackend } from './backend';

const kills = 6;
const requestsPerKill = 20;

let folder: string;

beforeAll(async () => {
  folder = await seededFolder('durability');
});
afterAll(async () => {
  await endBackends();
  await rm(folder, { recursive: true });
});

interface Item {
  kind: string;
  url: string;
}

async function post(url: string, body: object): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer local-editor' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer;
}

/** A callback, an order to buy or an edit, in turn; gives what must have been kept. */
async function send(url: string, index: number, item: Item): Promise<string> {
  if (index % 3 === 2) {
    const answer = await post(`${url}/ru/admin/faq`, {
      question: `Вопрос ${index}?`,
      answer: 'Да.',
    });
    const { data } = (await answer.json()) as { data: { id: number } };
    return `event of ${data.id}`;
  }
  const answer = await post(`${url}/ru/feedback`, {
    feedback_type: index % 3 === 0 ? requestKinds.callback : requestKinds.buy,
    user_name: `Гость ${index}`,
    telephone: '+79165550101',
    type_contact: 'телефон',
    product_kind: item.kind,
    product_url: item.url,
  });
  const { data } = (await answer.json()) as { data: { number: string } };
  return `request ${data.number}`;
}

async function anItem(url: string): Promise<Item> {
  const answer = await fetch(`${url}/ru/clocks_today?per_page=1`);
  const { items } = (await answer.json()) as { items: [Item] };
  return items[0];
}

/** What the database has kept, read once nobody has it open. */
async function kept(): Promise<Set<string>> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...runnableProgram('tests/support/kept-rows.ts'), folder],
    {
      maxBuffer: 10_000_000,
      env: { ...process.env, ...(await databaseEnvironment(folder)) },
    },
  );
  return new Set(JSON.parse(stdout) as string[]);
}

test('every request, order and event that was acknowledged is there after a kill at any moment', async () => {
  const acknowledged: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const backend = await startBackend({ KARAT_DATA_DIR: folder });
    const item = await anItem(backend.url);
    // By what was acknowledged, not by time: on a busy machine the first answer takes longer.
    let left = 1 + (kill * requestsPerKill) / kills;
    let isDue = (): void => undefined;
    const due = new Promise<void>((resolve) => (isDue = resolve));
    const sent = Array.from({ length: requestsPerKill }, async (_, index) => {
      await sleep(index * 10);
      try {
        acknowledged.push(await send(backend.url, index, item));
        left -= 1;
        if (left <= 0) isDue();
      } catch {
        // Hung up on by the kill: never acknowledged, so never owed.
      }
    });
    await Promise.race([due, Promise.all(sent)]);
    await backend.end('SIGKILL');
    await Promise.all(sent);
  }
  expect(acknowledged.length).toBeGreaterThan(kills);
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  const found = await kept();
  expect(acknowledged.filter((one) => !found.has(one))).toEqual([]);
});
