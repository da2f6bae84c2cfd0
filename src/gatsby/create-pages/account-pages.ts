import { accountPagePaths, accountParts } from '../../config/account-pages';
import type { MakePage } from './page-maker';

/** A page for each part of the personal account; whose account it is, the browser alone knows. */
export function createAccountPages(makePage: MakePage): void {
  for (const part of accountParts) makePage(accountPagePaths[part], 'account-page', { part });
}
