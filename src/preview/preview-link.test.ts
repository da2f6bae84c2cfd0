import fc from 'fast-check';
import { routes } from '../config/routes';
import { previewedEntities } from '../contract/drafts';
import { previewLinkOf } from './preview-link';

const partsOf = (address: string) => {
  const { pathname, search } = new URL(address, 'http://site');
  return { pathname, search };
};

test('a link is read as it was written', () => {
  const links = fc.record({
    entity: fc.constantFrom(...previewedEntities),
    id: fc.integer({ min: 1, max: 2_147_483_647 }),
    until: fc.integer({ min: 1, max: 99_999_999_999 }),
    signature: fc.string({ minLength: 1, unit: 'grapheme-ascii' }),
  });
  fc.assert(
    fc.property(links, (link) => {
      expect(previewLinkOf(partsOf(routes.preview(link)))).toEqual(link);
    }),
  );
});

test.each([
  '/preview/',
  '/preview/articles/7/',
  '/preview/articles/7/?until=5',
  '/preview/articles/7/?signature=s',
  '/preview/menu/7/?until=5&signature=s',
  '/preview/articles/x/?until=5&signature=s',
  '/preview/articles/7/?until=soon&signature=s',
  '/article/articles/7/?until=5&signature=s',
])('%s is no whole link', (address) => {
  expect(previewLinkOf(partsOf(address))).toBeNull();
});
