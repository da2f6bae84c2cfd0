import { routes } from '../../../src/config/routes';
import type { CatalogType } from '../../../src/config/catalogs';
import type { AvailabilityStatus } from '../../../src/config/item-labels';
import { parseAnswer, urlFor } from '../../../src/contract/endpoint';
import { fullListing } from '../../../src/contract/listing';

/** A dialog, and where a visitor opens it. */
export interface Opening {
  dialog: string;
  path: string;
  /** The dialog that leads to it, when no page does. */
  from?: string;
}

/** @param base of the backend's calls for the Russian site */
export async function openingsOf(base: string): Promise<Opening[]> {
  const forSale = await pathOfItem(base, 'clocks_today', 'in_stock');
  const sold = await pathOfItem(base, 'clocks_archive', 'sold');
  const at = (path: string, dialogs: readonly string[]) =>
    dialogs.map((dialog): Opening => ({ dialog, path }));
  return [
    ...at(routes.home(), ['callback', 'search', 'question', 'appraisal', 'subscribe']),
    ...at(forSale, ['buy', 'foundCheaper', 'requestPhoto', 'contactOwner']),
    ...at(sold, ['tellMe']),
    ...at(routes.service('privedi-klienta'), ['bringClient']),
    ...at(routes.account('profile'), ['login', 'registration']),
    { dialog: 'forgotPassword', path: routes.account('profile'), from: 'login' },
    { dialog: 'confirmation', path: routes.account('profile'), from: 'login' },
  ];
}

async function pathOfItem(
  base: string,
  catalogType: CatalogType,
  status: AvailabilityStatus,
): Promise<string> {
  const url = urlFor(fullListing, base, {
    params: { catalogType },
    query: { view: 'full', available: 0 },
  });
  const { items } = parseAnswer(fullListing, await (await fetch(url)).json(), url);
  const found = items.find(
    ({ price, availability }) =>
      price !== null && availability.every((branch) => branch.status === status),
  );
  if (!found) throw new Error(`${catalogType} begins with no item that is ${status}`);
  return routes.item(found.kind, found.url);
}
