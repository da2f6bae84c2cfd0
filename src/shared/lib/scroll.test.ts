/** @jest-environment jsdom */
import { keepReturnPlace, returnPlaceAt } from './return-place';
import { shouldUpdateScroll } from './scroll';

const at = (address: string) => {
  const [pathname = '', search = ''] = address.split('?');
  return { location: { pathname, search: search && `?${search}`, hash: '' } };
};
const decide = (before: string | null, now: string) =>
  shouldUpdateScroll(
    {
      prevRouterProps: before === null ? undefined : at(before),
      routerProps: at(now),
    } as unknown as Parameters<typeof shouldUpdateScroll>[0],
    { plugins: [] },
  );
const leaveAt = (address: string) => keepReturnPlace({ address, item: 7, top: 120, scrollY: 900 });

beforeEach(() => {
  window.sessionStorage.clear();
  // This browser knows no navigation: none of the documents was opened anew.
  performance.getEntriesByType = jest.fn(() => []);
});

describe('after a route change', () => {
  test('the page begins at its top', () => {
    expect(decide('/', '/clocks_today/')).toBe(true);
    expect(decide('/clocks_today/', '/clocks_today/page-2/')).toBe(true);
  });

  test('another filter stays in place, another page does not, "show more" does', () => {
    expect(decide('/arts/', '/arts/?is_vip=1')).toBe(false);
    expect(decide('/arts/?is_vip=1&page=1-3', '/arts/?price_to=5')).toBe(false);
    expect(decide('/arts/?is_vip=1', '/arts/?is_vip=1&page=2')).toBe(true);
    expect(decide('/arts/', '/arts/?page=1-2')).toBe(false);
    expect(decide('/arts/?page=1-3', '/arts/')).toBe(true);
  });

  test('the way back from an item to its list is left to the list', () => {
    leaveAt('/arts/?page=1-3');
    expect(decide('/arts/?page=1-3', '/art/a/')).toBe(true);
    expect(decide('/art/a/', '/art/b/')).toBe(true);
    expect(decide('/art/b/', '/arts/?page=1-3')).toBe(false);
    expect(decide(null, '/arts/?page=1-3')).toBe(false);
  });

  test('another page in between begins the list at its top', () => {
    leaveAt('/arts/');
    expect(decide('/art/a/', '/')).toBe(true);
    expect(decide('/', '/arts/')).toBe(true);
    expect(returnPlaceAt('/arts/')).toBeNull();
  });

  test('a place that is corrupt is none', () => {
    for (const kept of ['{', '[]', 'null', '{"address":"/arts/","item":"x"}']) {
      window.sessionStorage.setItem('catalogue_return', kept);
      expect(returnPlaceAt('/arts/')).toBeNull();
    }
  });
});
