import type { GatsbyBrowser } from 'gatsby';
import { itemOfPath } from '../../config/routes';
import { forgetReturnPlace, isFreshVisit, moveOn, returnPlaceAt } from './return-place';

/**
 * Spec §2 "Layout": scroll to the top after a route change, except on the way back from an item to
 * its list, which finds its place by itself. Another filter of the same list is no other route: the
 * visitor stays at the filter; another page of it is one, and "show more" appends.
 */
export const shouldUpdateScroll: NonNullable<GatsbyBrowser['shouldUpdateScroll']> = ({
  prevRouterProps,
  routerProps: { location },
}) => {
  const before = prevRouterProps?.location;
  if (before) moveOn();
  // Gatsby would restore where another visit to the path ended in this tab.
  else if (location.hash === '' && isFreshVisit()) return false;
  if (!itemOfPath(location.pathname)) {
    const address = `${location.pathname}${location.search}`;
    const isWayBack = !before || itemOfPath(before.pathname) !== null;
    if (isWayBack && returnPlaceAt(address)) return false;
    // Whoever goes elsewhere begins the list anew.
    if (before && before.pathname !== location.pathname) forgetReturnPlace();
  }
  if (!before || before.pathname !== location.pathname || location.hash) return true;
  if (before.search === location.search) return true;
  const [was, is] = [new URLSearchParams(before.search), new URLSearchParams(location.search)];
  const page = is.get('page') ?? '';
  was.delete('page');
  is.delete('page');
  // "Show more" appends: its range of pages (`1-3`) keeps the place.
  return was.toString() === is.toString() && !page.includes('-');
};
