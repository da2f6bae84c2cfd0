/** @jest-environment node */
import { hostCodes, hosts } from '../config/hosts';
import { isBorrowed, localeFoldersOf } from './locale-nodes';

test('words of a host lie in the folder of its language and in its own', () => {
  for (const host of hostCodes) {
    expect(localeFoldersOf(host)).toEqual([...new Set([hosts[host].language, host])]);
  }
});

test('a host takes the words of its language, but for a page that it words itself', () => {
  const hasOwn = (file: string) => file === 'src/locales/uz/text-privacy.json';
  // As if uz were written in Russian.
  const russian = (ns: string) => isBorrowed({ language: 'ru', ns }, 'uz', hasOwn);
  expect(russian('home')).toBe(true);
  expect(russian('text-privacy')).toBe(false);
  expect(isBorrowed({ language: 'uz', ns: 'home' }, 'uz', hasOwn)).toBe(false);
});
