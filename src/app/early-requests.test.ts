/** @jest-environment jsdom */
import { codeRequests, dataOf } from './early-requests';

const parts = {
  componentChunkName: 'component---src-templates-item-page-tsx',
  slicesMap: { header: 'header', footer: 'footer' },
};

test.each([
  ['/', '/page-data/index/page-data.json'],
  ['/clock/rolex-1/', '/page-data/clock/rolex-1/page-data.json'],
])('the data of %s is asked for, and that of its slices', (path, address) => {
  expect(dataOf(path, parts)).toEqual([
    '/page-data/app-data.json',
    address,
    '/slice-data/header.json',
    '/slice-data/footer.json',
  ]);
});

test('of a page that may be shown at any address only what all pages share is asked for', () => {
  expect(dataOf(null, parts)).not.toContainEqual(expect.stringContaining('page-data.json'));
});

test('the code of the template and of the slices is asked for under the names of the build', () => {
  Object.assign(window, {
    ___chunkMapping: JSON.stringify({
      app: ['/app-1.js'],
      'component---src-templates-item-page-tsx': ['/item-page.2.css', '/item-page-2.js'],
      'component---src-pages-404-tsx': ['/404-3.js'],
      'slice---src-app-layout-header-slice-tsx': ['/header-4.js'],
    }),
  });
  const script = document.createElement('script');
  script.textContent = codeRequests(parts);
  document.body.append(script);
  window.dispatchEvent(new Event('DOMContentLoaded'));
  const asked = [...document.head.querySelectorAll('link[rel="preload"]')];
  expect(asked.map((link) => link.getAttribute('href'))).toEqual([
    '/item-page-2.js',
    '/header-4.js',
  ]);
});
