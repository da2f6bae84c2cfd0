/**
 * Service worker of the visitor's lists: keeps their three pages and photos for a time without a
 * connection (src/features/lists/offline.client.ts tells it what). Network first, always: what is
 * kept here answers only when the network does not, and nothing else of the site is kept.
 */
const cacheName = 'lists-1';
/** The image CDN; a photo is kept in one size and given for all. */
const imagePath = '/.netlify/images';

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  const { kind, addresses } = event.data;
  if (kind === 'keep') event.waitUntil(keep(addresses));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.location.origin)) return;
  event.respondWith(
    fetch(request).catch(async (error) => {
      const found = await keptAnswerOf(request);
      if (!found) throw error;
      return found;
    }),
  );
});

/** Keeps these addresses and forgets all others; one that fails is tried again with the next list. */
async function keep(addresses) {
  const cache = await caches.open(cacheName);
  const wanted = new Set(addresses.map((address) => new URL(address, self.location.origin).href));
  for (const request of await cache.keys()) {
    if (!wanted.has(request.url)) await cache.delete(request);
  }
  const renew = async (address) => {
    // Code, fonts and photos never change under their addresses.
    const isLasting = /\.(js|woff2)$/.test(address) || new URL(address).pathname === imagePath;
    if (!isLasting || !(await cache.match(address))) await cache.add(address);
  };
  await Promise.allSettled([...wanted].map(renew));
}

async function keptAnswerOf(request) {
  const cache = await caches.open(cacheName);
  const { pathname, searchParams } = new URL(request.url);
  if (pathname !== imagePath) return cache.match(request, { ignoreVary: true });
  const photo = searchParams.get('url');
  const keys = await cache.keys();
  const same = keys.find(({ url }) => new URL(url).searchParams.get('url') === photo);
  return same && cache.match(same, { ignoreVary: true });
}
