/** @jest-environment node */
import type { ReactElement } from 'react';
import { renderDocument } from './document';

jest.mock('../shared/styles/fonts/manrope-latin.woff2', () => '/manrope-latin.woff2');
jest.mock('../shared/styles/fonts/manrope-cyrillic.woff2', () => '/manrope-cyrillic.woff2');
jest.mock('../shared/styles/fonts/cormorant-latin.woff2', () => '/cormorant-latin.woff2');
jest.mock('../shared/styles/fonts/cormorant-cyrillic.woff2', () => '/cormorant-cyrillic.woff2');

type Body = Parameters<typeof renderDocument>[0];

type Element = ReactElement<{ href?: string; children?: Element[] }>;

const addressesOf = (parts: readonly Element[]): string[] =>
  parts.flatMap(({ props: { href, children = [] } }) => href ?? addressesOf(children));

/** Addresses that the document of home asks for at first, then those for once it is painted. */
function asked(loadPageDataSync?: (path: string) => object): { first: string[]; later: string[] } {
  const head: Element[] = [];
  const end: Element[] = [];
  const body = {
    pathname: '/',
    setHtmlAttributes: () => undefined,
    setHeadComponents: (parts: Element[]) => head.push(...parts),
    setPreBodyComponents: () => undefined,
    setPostBodyComponents: (parts: Element[]) => end.push(...parts),
    ...(loadPageDataSync && { loadPageDataSync }),
  };
  renderDocument(body as unknown as Body, { plugins: [] });
  return { first: addressesOf(head), later: addressesOf(end) };
}

test('a built page asks for its data and its slices together, once it is painted', () => {
  const { first, later } = asked(() => ({ slicesMap: { header: 'header-1' } }));
  expect(first).not.toContainEqual(expect.stringMatching(/json$/));
  expect(later).toEqual([
    '/page-data/app-data.json',
    '/page-data/index/page-data.json',
    '/slice-data/header-1.json',
  ]);
});

test('the document of development, which has no data of a page, is made without it', () => {
  expect(asked().later).toEqual([]);
  expect(asked().first).toContain('/manifests/ru.webmanifest');
});
