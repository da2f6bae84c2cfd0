import { anItem } from '../../../tests/support/an-item';
import { newsOfEntry } from './news-of-entry';

const sold = [{ cityAlias: 'moscow', cityTitle: 'Moscow', status: 'sold' as const }];

test.each([
  ['gone', null],
  ['same', anItem()],
  ['sold', anItem({ availability: sold })],
  ['sold', anItem({ availability: sold, catalogType: 'clocks_archive' })],
  ['archived', anItem({ catalogType: 'clocks_archive', availability: [] })],
  ['priceChanged', anItem({ price: 90 })],
  ['priceChanged', anItem({ priceWithDiscount: 80 })],
  ['priceChanged', anItem({ price: null, isPriceOnRequest: true })],
])('an item that is %s now is told as such', (news, now) => {
  expect(newsOfEntry(anItem(), now)).toBe(news);
});
