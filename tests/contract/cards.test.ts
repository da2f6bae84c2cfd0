import sharp from 'sharp';
import { hostCodes, type HostCode } from '../../src/config/hosts';
import { articles } from '../../src/contract/articles';
import { fullListing } from '../../src/contract/listing';
import { videos } from '../../src/contract/reading';
import { serviceDetail } from '../../src/contract/services';
import { ask } from './ask';
import { useSharedBackend } from './backend';

const base = useSharedBackend();

async function cardOfItem(host: HostCode): Promise<string> {
  const listed = { params: { catalogType: 'clocks_today' }, query: { view: 'full', per_page: 1 } };
  const { items } = await ask(base(), fullListing, host, listed as never);
  return items[0]?.socialCard ?? '';
}

/** Asked for where the backend under test answers, whatever name it gives itself. */
const at = (address: string) => `${base()}${new URL(address).pathname}`;
const get = (address: string, headers = {}) => fetch(address, { headers, redirect: 'manual' });

test.each(hostCodes)(
  'items, articles, services and videos of %s have their cards',
  async (host) => {
    const { items: texts } = await ask(base(), articles, host, { query: { type: 3, per_page: 1 } });
    const service = await ask(base(), serviceDetail, host, { params: { slug: '1' } });
    const { items: films } = await ask(base(), videos, host, { query: { per_page: 1 } });
    const cards = [await cardOfItem(host), texts[0]?.socialCard, service.socialCard];
    for (const address of [...cards, films[0]?.socialCard]) {
      const answer = await get(at(address ?? ''));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const bytes = Buffer.from(await answer.arrayBuffer());
      const { width, height, format } = await sharp(bytes).metadata();
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
      expect(bytes.length).toBeLessThan(300_000);
    }
  },
);

test('a known card is not sent again, and the same row gives the same card', async () => {
  const card = at(await cardOfItem('ru'));
  const first = await get(card);
  const etag = first.headers.get('etag') ?? '';
  expect((await get(card, { 'if-none-match': etag })).status).toBe(304);
  const [one, other] = await Promise.all([first.arrayBuffer(), (await get(card)).arrayBuffer()]);
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
});

test('a card of what the row showed before leads to the present one, and no cache keeps the way', async () => {
  const card = await cardOfItem('ru');
  const before = card.replace(/[0-9a-f]{20}\.jpg$/, `${'0'.repeat(20)}.jpg`);
  const answer = await get(at(before));
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe(card);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test.each([
  '/cards/ru/items/2147483647/00000000000000000000.jpg',
  '/cards/ru/items/0/a.jpg',
  '/cards/ru/brands/1/a.jpg',
  '/cards/fr/items/1/a.jpg',
])('%s is nobody’s card', async (path) => {
  expect((await get(`${base()}${path}`)).status).toBe(404);
});
