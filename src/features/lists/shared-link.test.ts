import fc from 'fast-check';
import { itemKinds } from '../../config/catalogs';
import { sharedEntries, sharedPath } from './shared-link';

const item = fc.record({
  kind: fc.constantFrom(...itemKinds),
  url: fc.stringMatching(/^[a-z0-9][a-z0-9.-]{0,40}$/),
});

test('a list of up to four items can be shared by link', () => {
  fc.assert(
    fc.property(fc.uniqueArray(item, { minLength: 1, maxLength: 6 }), (items) => {
      const path = sharedPath(items);
      const entries = sharedEntries(path.slice(path.indexOf('?')));
      expect(entries?.map(({ url }) => url)).toEqual(items.slice(0, 4).map(({ url }) => url));
    }),
  );
});

test('an address that names no item shares none', () => {
  expect(sharedEntries('')).toBeNull();
  expect(sharedEntries('?items=boat~a,clock~../x')).toBeNull();
  fc.assert(fc.property(fc.string(), (text) => void sharedEntries(`?items=${text}`)));
});
