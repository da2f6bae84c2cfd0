import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { PeakMemory } from '../../server/bench/uploads/peak-memory';
import { requestKinds } from '../../src/config/request-kinds';
import problems from '../../src/locales/ru/problems.json';
import { endBackends, seededFolder, startBackend, type StartedBackend } from './backend';
import { pdf } from './hostile/documents';
import { hostileFiles } from './hostile/files';
import { type HostileFile } from './hostile/hostile-file';
import { newFormKey, tusCalls } from './tus-client';

/** What backend and decoder may take above what the backend takes at rest. */
const mostMegabytes = 300;

let backend: StartedBackend;
let folder: string;
let files: HostileFile[];
const { create, patch, check, sendWhole } = tusCalls(() => backend.url);

beforeAll(async () => {
  folder = await seededFolder('hostile');
  files = await hostileFiles();
  backend = await startBackend({ KARAT_DATA_DIR: folder, UPLOAD_ADDRESS_MB: '400' });
}, 120_000);
afterAll(async () => {
  await endBackends();
  await rm(folder, { recursive: true });
});

/** What the sender of a file is told of it at last; nothing when it was taken. */
async function toldOf({ bytes, name }: HostileFile): Promise<string[] | undefined> {
  const form = newFormKey();
  const created = await create({ size: bytes.length, form, ...(name !== undefined && { name }) });
  if (created.status !== 201) return created.body.errors?.file;
  const sent = await patch(created.url, form, 0, bytes);
  if (sent.status !== 204) return sent.body.errors?.file;
  return (await check(created.url, form)).errors?.file;
}

const sentWith = (file: HostileFile, field: string) => {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(file.bytes)]), file.name ?? 'front.jpg');
  return form;
};
const textOf = ({ problem }: HostileFile) => problems[problem];
const kept = async (...where: string[]) =>
  (await readdir(join(folder, ...where), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

test('bombs, polyglots and broken files are refused with their reason, and cost little memory', async () => {
  expect(files.length).toBeGreaterThanOrEqual(40);
  const memory = new PeakMemory(() => ({ backend: backend.pid }), 25);
  const watching = new AbortController();
  await memory.rest();
  const watched = memory.watch(watching.signal);
  const told = new Map<string, string[] | undefined>();
  try {
    for (const file of files) told.set(file.what, await toldOf(file));
  } finally {
    watching.abort();
    await watched;
  }
  const most = memory.above().get('backend') ?? Infinity;
  process.stdout.write(`${files.length} hostile files: ${most} MB above idle at most\n`);
  expect(Object.fromEntries(told)).toEqual(
    Object.fromEntries(files.map((file) => [file.what, [textOf(file)]])),
  );
  expect(await kept('uploads', 'sent')).toEqual([]);
  expect(most).toBeLessThan(mostMegabytes);
}, 400_000);

describe('by the other ways in', () => {
  const some = () => files.filter((_, index) => index % 6 === 0);

  test('a form with its files refuses them for the same reasons', async () => {
    for (const file of some()) {
      const form = sentWith(file, 'photos');
      form.append('user_name', 'Иван');
      form.append('telephone', '+79165550101');
      form.append('feedback_type', String(requestKinds.onlineAppraisal));
      const answer = await fetch(`${backend.url}/ru/feedback`, { method: 'POST', body: form });
      const { errors } = (await answer.json()) as { errors?: Record<string, string[]> };
      expect([file.what, errors?.photos]).toEqual([file.what, [textOf(file)]]);
    }
    expect((await kept('uploads')).length).toBe(0);
  }, 120_000);

  test('photos of editors are read with the same care', async () => {
    const authorization = 'Bearer local-editor';
    const list = await fetch(`${backend.url}/ru/admin/items`, { headers: { authorization } });
    const [item] = ((await list.json()) as { items: { id: number }[] }).items;
    const before = await kept('photos');
    for (const file of some()) {
      const answer = await fetch(`${backend.url}/ru/admin/items/${item?.id}/photos`, {
        method: 'POST',
        headers: { authorization },
        body: sentWith(file, 'photos'),
      });
      const { errors } = (await answer.json()) as { errors?: Record<string, string[]> };
      // No document is a photo, whatever is wrong with it.
      const isDocument =
        file.what.includes('PDF') && file.bytes.subarray(0, 5).equals(Buffer.from('%PDF-'));
      const text = isDocument ? problems.fileTypeWrong : textOf(file);
      expect([file.what, errors?.photos]).toEqual([file.what, [text]]);
    }
    expect(await kept('photos')).toEqual(before);
  }, 120_000);
});

test('a document that is one is taken', async () => {
  const form = newFormKey();
  const address = await sendWhole(pdf(deflateSync(Buffer.from('q Q'))), form);
  expect((await check(address, form)).data).toEqual({ type: 'application/pdf', preview: null });
});
