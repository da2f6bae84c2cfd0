import { routes } from '../../config/routes';
import type { MakePage } from './page-maker';

/**
 * One page for every query (spec §2 `/search/{slug?}/`): queries are not known when a site is built.
 * A pattern writes each built path that lies inside it into the scripts of all pages; inside this one
 * none lies.
 */
export function createSearchPage(makePage: MakePage): void {
  makePage(routes.search(), 'search-page', {}, `${routes.search()}*`);
}
