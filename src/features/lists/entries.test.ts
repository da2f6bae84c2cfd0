import fc from 'fast-check';
import { catalogTypes, type CatalogType } from '../../config/catalogs';
import { anItem } from '../../../tests/support/an-item';
import {
  cleared,
  holds,
  parseEntries,
  refreshed,
  restored,
  toggled,
  withViewed,
  type Entry,
} from './entries';

const entry = (url: string, catalogType: CatalogType = 'clocks_today'): Entry => ({
  url,
  catalogType,
  card: null,
  knownAt: '2026-11-20T10:00:00.000Z',
});

const anyEntry = fc
  .tuple(fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/), fc.constantFrom(...catalogTypes))
  .map(([url, type]) => entry(url, type));
const anyList = fc.uniqueArray(anyEntry, { selector: ({ url }) => url, maxLength: 20 });

test('favourites toggle by url: present means remove, absent means add', () => {
  expect(toggled([], entry('a'))).toEqual([entry('a')]);
  expect(toggled([entry('a')], entry('a'))).toEqual([]);
  fc.assert(
    fc.property(anyList, anyEntry, (list, one) => {
      const once = toggled(list, one);
      expect(holds(once, one.url)).toBe(!holds(list, one.url));
      const urls = (entries: Entry[]) => entries.map(({ url }) => url).sort();
      expect(urls(toggled(once, one))).toEqual(urls(list));
    }),
  );
});

test('viewed adds only if the url is absent', () => {
  fc.assert(
    fc.property(anyList, anyEntry, (list, one) => {
      const once = withViewed(list, one);
      expect(once.filter(({ url }) => url === one.url)).toHaveLength(1);
      expect(withViewed(once, one)).toEqual(once);
    }),
  );
});

test('clearing a list removes all items of a given catalogType and no other', () => {
  fc.assert(
    fc.property(anyList, fc.constantFrom(...catalogTypes), (list, type) => {
      expect(cleared(list, type)).toEqual(list.filter(({ catalogType }) => catalogType !== type));
    }),
  );
});

test('what was cleared is put back whole, behind what was added since, and nothing twice', () => {
  fc.assert(
    fc.property(anyList, anyList, fc.constantFrom(...catalogTypes), (list, added, type) => {
      const gone = list.filter(({ catalogType }) => catalogType === type);
      const kept = added.reduce(
        (now, one) => (holds(now, one.url) ? now : [one, ...now]),
        cleared(list, type),
      );
      const back = restored(kept, gone);
      expect(back.slice(0, kept.length)).toEqual(kept);
      for (const { url } of gone) {
        expect(back.filter((one) => one.url === url)).toHaveLength(1);
      }
    }),
  );
});

test('what was stored is read as it was', () => {
  fc.assert(
    fc.property(anyList, (list) => {
      expect(parseEntries(JSON.parse(JSON.stringify(list)))).toEqual(list);
    }),
  );
});

test.each([
  '{}',
  'null',
  '[1]',
  '[{"url":"a"}]',
  '[{"url":"../x","catalogType":"arts"}]',
  '[{"url":"a","catalogType":"arts"},{"__proto__":{"url":"b"}}]',
])('the corrupt list %s is dropped', (kept) => {
  expect(parseEntries(JSON.parse(kept))).toEqual([]);
});

test('whatever was stored never throws', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (kept) => {
      expect(Array.isArray(parseEntries(kept))).toBe(true);
    }),
  );
});

test('what becomes known of an item is kept; one that has vanished stays as it was known', () => {
  const entries = [entry('a'), entry('b')];
  const later = new Date('2026-03-02T10:00:00Z');
  const known = new Map([
    ['a', anItem({ url: 'a', price: 1 })],
    ['b', null],
  ]);
  expect(refreshed(entries, known, later)).toEqual([
    { ...entries[0], card: known.get('a'), knownAt: later.toISOString() },
    entries[1],
  ]);
});
