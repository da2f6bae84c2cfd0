import { anItem } from '../../../tests/support/an-item';
import { crumbsTo } from './item-crumbs';

const item = anItem({
  brand: { id: 1, title: 'Rolex', url: 'rolex' },
  collection: { id: 2, title: 'Submariner', url: 'submariner' },
});
const ofBrand = '/clocks_today/rolex/';
const ofCollection = '/clocks_today/rolex/submariner/';

test.each([
  [[], ['Watches']],
  [[ofBrand], ['Watches', 'Rolex']],
  [
    [ofBrand, ofCollection],
    ['Watches', 'Rolex', 'Submariner'],
  ],
])('of the lists above an item those that there are lead to it: %o', (lists, titles) => {
  expect(crumbsTo(item, 'Watches', lists).map(({ title }) => title)).toEqual(titles);
});
