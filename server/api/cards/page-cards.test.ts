/** @jest-environment node */
import { cardAddress, cardKey } from './card';
import { articleCard, itemCard, serviceCard, videoCard } from './page-cards';

const item = {
  title: 'Rolex Submariner 126610LV',
  brand: { title: 'Rolex' },
  catalogType: 'clocks_today',
  price: 1_060_000,
  availability: [{ status: 'in_stock' }],
  pictures: [{ address: 'clock/a/front.jpg' }],
} as const;
const plain = (words = '') => words.replace(/\s/g, ' ');

test('an item shows its maker once, its name, its first photo and its price in the money of the host', () => {
  const card = itemCard('ru', item);
  expect(card).toMatchObject({ heading: 'Rolex', title: 'Submariner 126610LV', isWhole: true });
  expect(card.picture).toBe('clock/a/front.jpg');
  expect(plain(card.price?.words)).toBe('1 060 000 ₽');
  expect(plain(itemCard('en', { ...item, price: 27_500 }).price?.words)).toBe('$27,500');
});

test('a name that is the maker alone, or only begins alike, stays whole', () => {
  expect(itemCard('ru', { ...item, title: 'Rolex' }).title).toBe('Rolex');
  expect(itemCard('ru', { ...item, title: 'Rolexes' }).title).toBe('Rolexes');
});

test.each([
  ['ru', 'Цена по запросу', 'Продано'],
  ['en', 'Price on request', 'Sold'],
  ['ua', 'Ціна за запитом', 'Продано'],
  ['uz', 'Narxi soʻrov boʻyicha', 'Sotilgan'],
] as const)(
  'on %s an item on request says so, and a sold one has no price',
  (host, asked, sold) => {
    expect(itemCard(host, { ...item, price: null }).price).toEqual({ words: asked, isSold: false });
    const archived = itemCard(host, { ...item, catalogType: 'clocks_archive' });
    expect(archived.price).toEqual({ words: sold, isSold: true });
  },
);

test('texts stand under their section; a service loses its asterisks', () => {
  const text = { title: 'Эмаль', cover: null };
  expect(articleCard('ru', { ...text, type: 3 })).toMatchObject({
    heading: 'Новости',
    price: null,
  });
  expect(videoCard('ua', text).heading).toBe('Відео');
  expect(serviceCard('en', { title: 'Sell *your* watch', cover: null }).title).toBe(
    'Sell your watch',
  );
});

test('the address changes with photo, name and price, and with nothing else', () => {
  const key = (change: Partial<Parameters<typeof itemCard>[1]>) =>
    cardKey(itemCard('ru', { ...item, ...change }));
  const changes = [{ pictures: [] }, { title: 'Other' }, { price: 1 }, { price: null }];
  expect(new Set([{}, ...changes].map(key)).size).toBe(changes.length + 1);
  const unseen = { ...item, description: 'Other words', year: 2020 };
  expect(key(unseen)).toBe(key({}));
  expect(cardAddress('items', 7, itemCard('ru', item), 'https://api.karat.example')).toBe(
    `https://api.karat.example/cards/ru/items/7/${key({})}.jpg`,
  );
});
