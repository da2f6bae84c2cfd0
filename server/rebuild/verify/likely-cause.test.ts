/** @jest-environment node */
import { likelyCause } from './likely-cause';

const query = `query CataloguePage {
    items: allItem(filter: {}) { nodes { price } }
    brand(id: { eq: $id }) { title }
  }`;
const sourceOf = (name: string) =>
  name === 'component---src-templates-catalogue-page-tsx' ? query : null;

function pageData(data: object): Buffer {
  const componentChunkName = 'component---src-templates-catalogue-page-tsx';
  return Buffer.from(JSON.stringify({ componentChunkName, result: { data } }));
}

function causeOf(path: string, live: Buffer | null, cold: Buffer | null, hasOtherData = false) {
  return likelyCause({ path, live, cold }, sourceOf, hasOtherData);
}

const path = 'page-data/clocks_today/page-data.json';

test('data that differs is told by its node type and its field', () => {
  const [live, cold] = [{ items: [{ price: 1 }] }, { items: [{ price: 2 }] }];
  expect(causeOf(path, pageData(live), pageData(cold))).toBe(
    'nodes of Item: result.data.items[0].price',
  );
  expect(causeOf(path, pageData({ brand: { title: 'a' } }), pageData({ brand: null }))).toBe(
    'nodes of Brand: result.data.brand',
  );
});

test('an order of keys that differs is told as such', () => {
  expect(causeOf(path, pageData({ a: 1, b: 2 }), pageData({ b: 2, a: 1 }))).toBe(
    'the same data in another order of keys',
  );
});

test('HTML follows its data, or a part that pages share', () => {
  const [live, cold] = [Buffer.from('<p>1'), Buffer.from('<p>2')];
  expect(causeOf('a/index.html', live, cold, true)).toBe('its page data');
  expect(causeOf('a/index.html', live, cold)).toContain('a shared part');
});

test('a page that one build alone has is told by its template', () => {
  expect(causeOf(path, pageData({}), null)).toBe(
    'only the live release has the file: pages of component---src-templates-catalogue-page-tsx',
  );
  expect(causeOf('a/index.html', null, Buffer.from(''))).toBe(
    'only the cold build has the file: pages',
  );
});

test.each([
  ['news/rss.xml', 'Article'],
  ['sitemap-0.xml', 'HostPages'],
  ['_redirects', 'adapter'],
  ['app-0123456789abcdef.js', 'bundles'],
])('%s is told by who writes it: %s', (file, who) => {
  expect(causeOf(file, Buffer.from('1'), Buffer.from('2'))).toContain(who);
});
