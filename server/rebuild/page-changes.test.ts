/** @jest-environment node */
import type { ReleasedFile } from '../releases/manifest';
import { addressOf, fileOf, pageChanges } from './page-changes';

const file = (hash: string): ReleasedFile => ({ size: 1, hash, builtIn: 1 });

test('pages that came, changed and went are told by their addresses, other files are not', () => {
  const before = {
    'index.html': file('a'),
    'article/old/index.html': file('b'),
    '404.html': file('c'),
    'app-1.js': file('d'),
  };
  const after = {
    'index.html': file('A'),
    'article/new/index.html': file('b'),
    '404.html': file('c'),
    'app-2.js': file('e'),
  };
  expect(pageChanges(before, after)).toEqual({
    added: ['/article/new/'],
    changed: ['/'],
    removed: ['/article/old/'],
  });
});

test.each([
  ['index.html', '/'],
  ['article/x/index.html', '/article/x/'],
  ['404.html', '/404.html'],
])('%s is served at %s', (path, address) => {
  expect(addressOf(path)).toBe(address);
  expect(fileOf(address)).toBe(path);
});
