import { limits } from '../../../config/limits';

/** Cards to a page that a visitor chooses from, the size of the built pages first. */
export const pageSizes = limits.listPageSizes;
export type PageSize = (typeof pageSizes)[number];

/** Which part of a list is shown. */
export interface ShownPages {
  /** Cards to a page. */
  perPage: PageSize;
  /** First page that is shown, from 1. */
  page: number;
  /** How many pages are shown from there on; "show more" adds one. */
  pages: number;
}

export const firstPage: ShownPages = { perPage: pageSizes[0], page: 1, pages: 1 };

/** More cards than this are not shown below each other: an address could ask for thousands. */
const mostCards = 20 * limits.listPageSize;

export function mostPagesOf(perPage: PageSize): number {
  return mostCards / perPage;
}

export function isPageSize(value: number): value is PageSize {
  return pageSizes.some((size) => size === value);
}

/** A stored size; anything but a size that can be chosen is dropped. */
export function parsePageSize(stored: unknown): PageSize {
  return typeof stored === 'number' && isPageSize(stored) ? stored : firstPage.perPage;
}

/** `per_page=48`, and `page=3` for the third page or `page=2-4` for three from the second on. */
export function parsePages(params: URLSearchParams): ShownPages {
  const size = Number(params.get('per_page'));
  const perPage = isPageSize(size) ? size : firstPage.perPage;
  const [, first, last] =
    /^([1-9]\d{0,3})(?:-([1-9]\d{0,3}))?$/.exec(params.get('page') ?? '') ?? [];
  const page = Number(first ?? 1);
  const pages = Math.min(Math.max(Number(last ?? page) - page + 1, 1), mostPagesOf(perPage));
  return { perPage, page, pages };
}

/** The same as pairs of an address; what is usual is empty. */
export function formatPages({ perPage, page, pages }: ShownPages): [string, string][] {
  const range = pages > 1 ? `${page}-${page + pages - 1}` : page > 1 ? String(page) : '';
  return [
    ['per_page', perPage === firstPage.perPage ? '' : String(perPage)],
    ['page', range],
  ];
}

/** Pages of another size, from the one on that holds the first card that is shown. */
export function resized<Shown extends ShownPages>(shown: Shown, perPage: PageSize): Shown {
  const cardsBefore = (shown.page - 1) * shown.perPage;
  return { ...shown, perPage, page: Math.floor(cardsBefore / perPage) + 1, pages: 1 };
}

/**
 * The same part of a list in pages of the build and of the backend's answers: a larger page is some
 * of them, so that what is built or known already shows at once.
 */
export function stepsOf({ perPage, page, pages }: ShownPages): { first: number; count: number } {
  const each = perPage / limits.listPageSize;
  return { first: (page - 1) * each + 1, count: pages * each };
}
