/** @jest-environment node */
import { hostCodes, hosts } from '../config/hosts';
import { isBorrowed, localeFoldersOf, localeResolvers } from './locale-words';

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

test('a host that is named as its language needs nothing resolved', () => {
  const own = hostCodes.filter((host) => hosts[host].language === host);
  expect(own.map(localeResolvers)).toEqual(own.map(() => ({})));
});
