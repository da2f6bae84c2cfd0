/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  groupsOf,
  readReasons,
  reasonText,
  writeReasons,
  type BuildReasons,
  type Reason,
} from './reasons';

const own: Reason = { kind: 'own', what: 'articles 7' };
const list: Reason = { kind: 'list', what: 'articles (7)' };
const reasons: BuildReasons = {
  standstill: null,
  pages: { '/article/x/': [own], '/': [list], '/articles/': [list] },
  others: { kind: 'earlier', what: '' },
};

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'karat-reasons-'));
});
afterEach(() => rm(directory, { recursive: true }));

test('pages are told by what changed them, what changed most first', () => {
  const pages = { added: [], changed: ['/article/x/', '/', '/articles/'], removed: ['/old/'] };
  expect(groupsOf(reasons, pages)).toEqual([
    { ...list, addresses: ['/', '/articles/'] },
    { ...own, addresses: ['/article/x/'] },
    { kind: 'earlier', what: '', addresses: ['/old/'] },
  ]);
  expect(reasonText(own)).toBe('its own content: articles 7');
});

test('a release without reasons does not keep those of the tree that it was made of', async () => {
  await writeReasons(directory, reasons);
  expect(await readReasons(directory)).toEqual(reasons);
  await writeReasons(directory, null);
  expect(await readReasons(directory)).toBeNull();
});
