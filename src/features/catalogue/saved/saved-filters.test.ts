import fc from 'fast-check';
import {
  mostSaved,
  parseSaved,
  renamed,
  seen,
  withoutSaved,
  withSaved,
  type SavedFilter,
} from './saved-filters';

const saved = (change: Partial<SavedFilter> = {}): SavedFilter => ({
  url: '/clocks_today/?is_vip=1',
  title: 'A',
  catalogType: 'clocks_today',
  fixed: '',
  search: '?is_vip=1',
  seenAt: '2026-11-01T10:00:00.000Z',
  ...change,
});

describe('saved filters', () => {
  test('one that is saved again moves up and keeps the name that it was given', () => {
    const other = saved({ url: '/arts/?is_vip=1' });
    const both = withSaved(renamed([saved()], saved().url, ' Mine '), other);
    const again = withSaved(both, saved({ title: 'B' }));
    expect(again.map(({ url, title }) => [url, title])).toEqual([
      ['/clocks_today/?is_vip=1', 'Mine'],
      ['/arts/?is_vip=1', 'A'],
    ]);
    expect(withoutSaved(again, other.url)).toHaveLength(1);
  });

  test('a name without letters changes nothing', () => {
    expect(renamed([saved()], saved().url, '  ')).toEqual([saved()]);
  });

  test('what has been looked at is new from then on', () => {
    const [one] = seen([saved()], saved().url, new Date('2026-11-05T00:00:00Z'));
    expect(one?.seenAt).toBe('2026-11-05T00:00:00.000Z');
  });

  test('are kept as they were, up to so many', () => {
    const all = Array.from({ length: mostSaved + 5 }, (_, place) =>
      saved({ url: `/clocks_today/page-${place + 2}/?is_vip=1` }),
    );
    const kept = all.reduce<SavedFilter[]>(withSaved, []);
    expect(kept).toHaveLength(mostSaved);
    expect(parseSaved(kept)).toEqual(kept);
  });

  test('a corrupt list is dropped, and nothing leads to another site', () => {
    expect(parseSaved(null)).toEqual([]);
    expect(parseSaved({})).toEqual([]);
    for (const url of ['https://evil.example/?is_vip=1', '//evil/?is_vip=1', 'javascript:1']) {
      expect(parseSaved([saved({ url })])).toEqual([]);
    }
    expect(parseSaved([saved({ seenAt: 'yesterday' })])).toEqual([]);
    fc.assert(
      fc.property(fc.jsonValue(), (kept) => {
        expect(Array.isArray(parseSaved(kept))).toBe(true);
      }),
    );
  });
});
