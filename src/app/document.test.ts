/** @jest-environment node */
import type { ReactElement } from 'react';
import { renderDocument } from './document';

jest.mock('../shared/styles/fonts/manrope-latin.woff2', () => '/manrope-latin.woff2');
jest.mock('../shared/styles/fonts/manrope-cyrillic.woff2', () => '/manrope-cyrillic.woff2');
jest.mock('../shared/styles/fonts/cormorant-latin.woff2', () => '/cormorant-latin.woff2');
jest.mock('../shared/styles/fonts/cormorant-cyrillic.woff2', () => '/cormorant-cyrillic.woff2');

type Body = Parameters<typeof renderDocument>[0];

/** Addresses that the document of home asks for before anything else. */
function asked(loadPageDataSync?: (path: string) => object): string[] {
  const head: ReactElement<{ href?: string }>[] = [];
  const body = {
    pathname: '/',
    setHtmlAttributes: () => undefined,
    setHeadComponents: (parts: ReactElement<{ href?: string }>[]) => head.push(...parts),
    setPreBodyComponents: () => undefined,
    ...(loadPageDataSync && { loadPageDataSync }),
  };
  renderDocument(body as unknown as Body, { plugins: [] });
  return head.flatMap(({ props: { href } }) => href ?? []);
}

test('a built page asks for its data and its slices at once', () => {
  const data = asked(() => ({ slicesMap: { header: 'header-1' } })).filter((href) =>
    href.endsWith('.json'),
  );
  expect(data).toEqual([
    '/page-data/app-data.json',
    '/page-data/index/page-data.json',
    '/slice-data/header-1.json',
  ]);
});

test('the document of development, which has no data of a page, is made without it', () => {
  expect(asked().some((href) => href.endsWith('.json'))).toBe(false);
  expect(asked()).toContain('/manifests/ru.webmanifest');
});
