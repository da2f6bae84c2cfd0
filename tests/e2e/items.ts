import type { APIRequestContext, Route } from '@playwright/test';
import type { CatalogType } from '../../src/config/catalogs';
import type { HostCode } from '../../src/config/hosts';
import { routes } from '../../src/config/routes';
import { fullListing } from '../../src/contract/listing';
import type { Item } from '../../src/contract/items';
import { parseAnswer } from '../../src/contract/endpoint';
import { apiBase } from '../support/site';

/** The first item of a list, sold or not, that a journey can be about. */
export async function itemWhere(
  request: APIRequestContext,
  host: HostCode,
  isWanted: (item: Item) => boolean,
  catalogType: CatalogType = 'clocks_today',
): Promise<Item> {
  for (let page = 1; page <= 10; page += 1) {
    const url = `${apiBase(host)}/${catalogType}?view=full&available=0&per_page=100&page=${page}`;
    const answer: unknown = await (await request.get(url)).json();
    const { items, lastPage } = parseAnswer(fullListing, answer, url);
    const found = items.find(isWanted);
    if (found) return found;
    if (page >= lastPage) break;
  }
  throw new Error(`no such item in ${catalogType}`);
}

/** The backend's own answer to a request of the page, or to another path; Node knows no `ru.localhost`. */
export function fetched(route: Route, changed: (url: string) => string = (url) => url) {
  const url = changed(route.request().url()).replace(/\/\/\w+\.localhost/, '//127.0.0.1');
  return route.fetch({ url });
}

export const pathOf = (item: Item) => routes.item(item.kind, item.url);

export const isInStock = ({ price, availability }: Item) =>
  price !== null && availability.some(({ status }) => status === 'in_stock');
