/** @jest-environment node */
import fc from 'fast-check';
import { alternateLinks, hostsWithPage, isOnEveryHost } from './alternates';
import { hostCodes } from '../config/hosts';

test.each([
  '/',
  '/about/',
  '/clocks_today/',
  '/article/',
  '/news/',
  '/video/',
  '/uslugi/',
  '/faq/',
])('%s is on every host', (path) => expect(isOnEveryHost(path)).toBe(true));

test.each([
  '/clock/rolex-1/',
  '/clocks_today/rolex/',
  '/article/a/',
  '/article/page-2/',
  '/video/a/',
  '/contacts/moscow/',
  '/discount/show/3/',
])('%s is where its row is', (path) => expect(isOnEveryHost(path)).toBe(false));

test('the list of myths lies among the articles, but is a list', () => {
  expect(isOnEveryHost('/article/10-mifov-o-chasovykh-lombardakh/')).toBe(true);
});

test('a page links only the hosts that have it, and x-default is Russian', () => {
  const known = new Map([['uz', new Set(['/article/a/'])]]);
  const links = alternateLinks('/article/a/', hostsWithPage('/article/a/', 'ru', known));
  expect(links.map(({ lang }) => lang)).toEqual(['ru', 'uz', 'x-default']);
  expect(links[2]?.href).toBe(links[0]?.href);
  expect(alternateLinks('/article/a/', ['ru'])).toEqual([]);
  expect(alternateLinks('/article/a/', ['en', 'ua']).map(({ lang }) => lang)).toEqual(['en', 'uk']);
});

test('a page is always on its own host', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.constantFrom(...hostCodes), (path, own) => {
      expect(hostsWithPage(path, own)).toContain(own);
    }),
  );
});
