import type { GatsbyBrowser } from 'gatsby';

/**
 * Spec §2 "Layout": scroll to the top after a route change, restored on the way back. Another filter
 * of the same list is no other route: the visitor stays at the filter; another page of it is one.
 */
export const shouldUpdateScroll: NonNullable<GatsbyBrowser['shouldUpdateScroll']> = ({
  prevRouterProps,
  routerProps: { location },
}) => {
  const before = prevRouterProps?.location;
  if (!before || before.pathname !== location.pathname || location.hash) return true;
  if (before.search === location.search) return true;
  const pageOf = (search: string) => new URLSearchParams(search).get('page');
  return pageOf(before.search) !== pageOf(location.search);
};
