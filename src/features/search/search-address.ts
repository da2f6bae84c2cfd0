import { routes } from '../../config/routes';
import {
  searchSectionCodes,
  searchSections,
  type SearchSection,
} from '../../config/search-sections';

/** Letters of a query that the backend takes. */
export const longestQuery = 100;

/** A search as its address tells it. */
export interface AskedSearch {
  query: string;
  section: SearchSection;
  /** From 1. */
  page: number;
  /** Only what was typed: nothing is mended. */
  isExact: boolean;
}

/** The address of a search, defaults left out, so that it can be shared (spec §2 `/search/{slug?}/`). */
export function searchAddress({ query, section, page, isExact }: AskedSearch): string {
  const [path = '', q] = routes.search(query).split('?');
  const params = new URLSearchParams(q);
  if (section !== searchSections.all) params.set('type', String(section));
  if (isExact) params.set('exact', '1');
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `${path}?${params.toString()}` : path;
}

/** What an address asks for; what makes no sense in it is left out. */
export function parseSearchAddress(pathname: string, search: string): AskedSearch {
  const params = new URLSearchParams(search);
  const [, slug] = /^\/search\/(.+?)\/?$/s.exec(pathname) ?? [];
  const page = Number(params.get('page'));
  return {
    query: (slug === undefined ? (params.get('q') ?? '') : decoded(slug))
      .trim()
      .slice(0, longestQuery),
    section:
      searchSectionCodes.find((code) => String(code) === params.get('type')) ?? searchSections.all,
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
    isExact: params.get('exact') === '1',
  };
}

/** A slug that is no encoded text is taken as it stands. */
function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
