import { hasOfflineLists } from '../../config/environment';
import { itemListPaths } from '../../config/item-lists';
import { siteRevisionPath } from '../../contract/site-revision';
import type { Entry } from './entries';

const worker = '/offline-lists.js';
/** Width in pixels at which a photo is kept: a card on a phone at twice its density. */
const photoWidth = 480;

/** What a page of the lists consists of, beside its HTML. */
const partOfPage = /\.(js|json|woff2)$/;
/** Kept, it would tell a tab without a connection that the site has gone back. */
const isKept = (path: string) => partOfPage.test(path) && path !== siteRevisionPath;

/** Keeps the pages of the lists, or forgets them where the site has this switched off. */
export async function syncOfflineLists(entries: readonly Entry[]): Promise<void> {
  if ('serviceWorker' in navigator) await (hasOfflineLists() ? keepLists(entries) : forgetLists());
}

/**
 * Lets the pages of the lists open without a connection, with the photos of what they hold: hands
 * the service worker `static/offline-lists.js` what to keep.
 */
async function keepLists(entries: readonly Entry[]): Promise<void> {
  await navigator.serviceWorker.register(worker);
  const pages = Object.values(itemListPaths);
  // With their data and code fetched, the browser itself knows what the pages consist of.
  const loader = window.___loader;
  if (loader) await Promise.all(pages.map((path) => loader.loadPage(path)));
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({
    kind: 'keep',
    addresses: [...pages, ...partsOfPages(), ...photosOf(entries)],
  });
}

/** Ends what `keepLists` began, in browsers that have it from an earlier visit. */
async function forgetLists(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.active?.scriptURL.endsWith(worker)) return;
  await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

function partsOfPages(): string[] {
  const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return asked
    .filter(({ origin, pathname }) => origin === window.location.origin && isKept(pathname))
    .map(({ pathname }) => pathname);
}

function photosOf(entries: readonly Entry[]): string[] {
  const photos = entries.flatMap(({ card }) => card?.pictures[0]?.src ?? []);
  return [...new Set(photos)].map(
    (src) => `/.netlify/images?url=${encodeURIComponent(src)}&w=${photoWidth}&fm=webp`,
  );
}
