import { randomUUID } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { requestKinds } from '../../src/config/request-kinds';
import { aJpeg } from '../support/a-jpeg';
import { endBackends, seededFolder, startBackend } from './backend';
import { idOf, newFormKey, tusCalls } from './tus-client';
import { askWith, sweepAt } from './upload-steps';

const hour = 3_600_000;

let url: string;
let folder: string;
const { check, sendWhole } = tusCalls(() => url);

beforeAll(async () => {
  folder = await seededFolder('upload-sweeps');
  ({ url } = await startBackend({ KARAT_DATA_DIR: folder }));
});
afterAll(async () => {
  await endBackends();
  await rm(folder, { recursive: true });
});

/** Names in the folder of uploads, and in that of files which are sent before their request. */
const stored = () => readdir(join(folder, 'uploads'), { recursive: true });

/** Registers a request as one form with its photo. */
async function sendForm(): Promise<void> {
  const form = new FormData();
  form.append('feedback_type', String(requestKinds.onlineAppraisal));
  form.append('user_name', 'Иван');
  form.append('telephone', '+79165550101');
  form.append('photos', new Blob([aJpeg], { type: 'image/jpeg' }), 'front.jpg');
  const { status } = await fetch(`${url}/ru/feedback`, { method: 'POST', body: form });
  expect(status).toBe(200);
}

test('files that no request claimed are swept in their time, and none before', async () => {
  const before = await stored();
  await sendForm();
  const ofForm = (await stored()).filter((name) => !before.includes(name));
  expect(ofForm).toHaveLength(2);
  const key = newFormKey();
  const waiting = await sendWhole(aJpeg, key);
  const claimed = await sendWhole(aJpeg, key);
  await check(claimed, key);
  await askWith(url, key, [claimed]);
  await endBackends();
  // The first was stored when the process ended, its request was not yet.
  const crashed = [randomUUID(), 'sent/left-by-a-crash'];
  crashed.push(`${crashed[0]}.webp`);
  for (const name of crashed) await writeFile(join(folder, 'uploads', name), 'bytes');

  expect(await sweepAt(folder, Date.now() + 23 * hour)).toContain(idOf(waiting));
  expect(await stored()).toEqual(expect.arrayContaining([...crashed, `sent/${idOf(waiting)}`]));

  expect(await sweepAt(folder, Date.now() + 25 * hour)).toEqual([]);
  const left = await stored();
  for (const name of [...crashed, `sent/${idOf(waiting)}`]) expect(left).not.toContain(name);
  expect(left).toEqual(expect.arrayContaining([...ofForm, `sent/${idOf(claimed)}`]));
});
