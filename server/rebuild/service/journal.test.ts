/** @jest-environment node */
import fc from 'fast-check';
import { appendFile, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Journal } from './journal';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karat-journal-'));
  file = join(folder, 'rebuild', 'journal.jsonl');
});
afterEach(() => rm(folder, { recursive: true }));

const open = () => Journal.open<number>(file);

test('what was appended is there after a restart, in its order', async () => {
  const journal = await open();
  await Promise.all([journal.append(1), journal.append(2, 3), journal.append(4)]);
  await journal.close();
  const again = await open();
  expect(again.all()).toEqual([1, 2, 3, 4]);
  expect(again.lostLines).toBe(0);
  await again.close();
});

test('acknowledged means on the disk, without closing', async () => {
  const journal = await open();
  await journal.append(1);
  expect(await readFile(file, 'utf8')).toBe('1\n');
  await journal.close();
});

test('a crash in the midst of a write loses that write alone, wherever it was', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string(), { minLength: 1, maxLength: 5 }),
      fc.nat(),
      async (entries, where) => {
        await rm(file, { force: true });
        const journal = await Journal.open<{ text: string }>(file);
        for (const text of entries) await journal.append({ text });
        await journal.close();
        const { length } = await readFile(file);
        const last = Buffer.byteLength(`${JSON.stringify({ text: entries.at(-1) })}\n`);
        // Somewhere within the last line.
        await truncate(file, length - 1 - (where % last));
        const after = await Journal.open<{ text: string }>(file);
        expect(after.all().map(({ text }) => text)).toEqual(entries.slice(0, -1));
        expect(after.lostLines).toBe(0);
        await after.append({ text: 'next' });
        await after.close();
        const again = await Journal.open<{ text: string }>(file);
        expect(again.all().map(({ text }) => text)).toEqual([...entries.slice(0, -1), 'next']);
        await again.close();
      },
    ),
    { numRuns: 40 },
  );
});

test('a damaged line is counted, and the others are read', async () => {
  const journal = await open();
  await journal.append(1);
  await journal.close();
  await appendFile(file, '{"brok\n2\n');
  const after = await open();
  expect([after.all(), after.lostLines]).toEqual([[1, 2], 1]);
  await after.close();
});

test('after a write that failed half-way the next one begins on a line of its own', async () => {
  const journal = await open();
  await journal.append(1);
  // As a full disk leaves it: part of a line that nobody was told of.
  await appendFile(file, '{"type":"tak');
  await journal.append(2);
  await journal.close();
  expect(await readFile(file, 'utf8')).toBe('1\n2\n');
});

test('a compaction keeps what it is told to, and what is appended meanwhile', async () => {
  const journal = await open();
  await journal.append(1, 2, 3, 4);
  const compacting = journal.compact((entries) => entries.filter((entry) => entry % 2 === 0));
  const appending = journal.append(5);
  await Promise.all([compacting, appending]);
  await journal.append(6);
  await journal.close();
  expect(await readFile(file, 'utf8')).toBe('2\n4\n5\n6\n');
});

test('a compaction that fails leaves the journal as it is, and writing goes on', async () => {
  const journal = await open();
  await journal.append(1);
  const compacting = journal.compact(() => {
    throw new Error('no');
  });
  const appending = journal.append(2);
  await expect(compacting).rejects.toThrow('no');
  await appending;
  await journal.close();
  expect(await readFile(file, 'utf8')).toBe('1\n2\n');
});

test('an empty file is an empty journal', async () => {
  await (await open()).close();
  await writeFile(file, '');
  const journal = await open();
  expect(journal.all()).toEqual([]);
  await journal.close();
});
