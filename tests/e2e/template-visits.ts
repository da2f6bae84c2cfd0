import type { BrowserContextOptions } from '@playwright/test';
import type { HostCode } from '../../src/config/hosts';
import { longestPageOf } from '../support/released-pages';
import { apiBase, originOfLocalSite } from '../support/site';

export const phone = { width: 360, height: 780 };
export const desktop = { width: 1440, height: 900 };

/** Addresses to look at in place of the template's longest page, which shows less there than it can. */
const addresses: Record<string, string[]> = {
  '404': ['/nope/'],
  'form-page': ['/appeals/', '/pledge-ticket/'],
  'item-list-page': ['/favorites/', '/comparison/', '/viewed/'],
  'search-page': ['/search/', '/search/rolex/', '/search/zzzzqqqq/'],
  'token-page': ['/subscription/end/?token=x'],
};

/** Where a template is looked at on a host. */
export function addressesOf(host: HostCode, template: string): string[] {
  return addresses[template] ?? [longestPageOf(host, template).path];
}

/** A visitor with a phone who marked and compares some watches. */
export async function visitorWithLists(host: HostCode): Promise<BrowserContextOptions> {
  const answer = await fetch(`${apiBase(host)}/clocks_today?per_page=3`);
  const { items } = (await answer.json()) as { items: { url: string }[] };
  const kept = JSON.stringify(items.map(({ url }) => ({ url, catalogType: 'clocks_today' })));
  const localStorage = ['favorite', 'comparison'].map((name) => ({ name, value: kept }));
  const baseURL = originOfLocalSite(host);
  return {
    baseURL,
    storageState: { cookies: [], origins: [{ origin: baseURL, localStorage }] },
    viewport: phone,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  };
}
