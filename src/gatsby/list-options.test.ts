/** @jest-environment node */
import type { AvailabilityStatus } from '../config/item-labels';
import { anItem } from '../../tests/support/an-item';
import type { Item } from '../contract/items';
import { optionsOfLists, type CountedStock } from './list-options';
import { toItemNode } from './sources/item-node';

const at = (cityAlias: string, status: AvailabilityStatus) => ({
  cityAlias,
  cityTitle: '',
  status,
});
const rolex = { id: 1, url: 'rolex', title: 'Rolex' };
const omega = { id: 2, url: 'omega', title: 'Omega' };
const quartz = { id: 7, url: 'quartz', title: 'Quartz' };
const submariner = { id: 3, url: 'submariner', title: 'Submariner' };
const word = (id: string, title: string) => ({ id, title, isPopular: false, url: '' });

const stockOf = (...items: Item[]): CountedStock => ({
  items: items.map(toItemNode),
  words: new Map([
    [
      'clocks_today',
      {
        brands: [{ ...word('1', 'Rolex'), isPopular: true }, word('2', 'Omega')],
        collections: [word('3', 'Submariner')],
        types: [word('7', 'Quartz'), word('8', 'Never')],
        'status-used': [word('new', 'New')],
        'status-income': [word('in_stock', 'In stock'), word('sold', 'Sold')],
        cities: [word('5', 'Moscow'), word('6', 'Kazan')],
        'special-columns': [word('9', 'Gifts')],
      },
    ],
  ]),
  cities: [
    { entityId: 5, alias: 'moscow' },
    { entityId: 6, alias: 'kazan' },
  ],
  specials: [{ entityId: 9, itemIds: [1, 3] }],
  hasPage: () => true,
});

const stock = stockOf(
  anItem({ id: 1, brand: rolex, collection: submariner, type: quartz, price: 300 }),
  anItem({ id: 2, brand: omega, price: 500, priceWithDiscount: 100, diameter: 41.5 }),
  anItem({ id: 3, brand: rolex, price: 900, availability: [at('kazan', 'sold')] }),
);
const groupsOf = (path: string) => optionsOfLists(stock)(path).groups;

describe('the options of a list as of the build', () => {
  test('count what the list shows, with the pages that options have of their own', () => {
    expect(groupsOf('/clocks_today/')).toMatchObject({
      brands: [
        { id: '1', title: 'Rolex', total: 1, isPopular: true, path: '/clocks_today/rolex/' },
        { id: '2', title: 'Omega', total: 1, path: '/clocks_today/omega/' },
      ],
      collections: [{ id: '3', total: 1, path: '/clocks_today/rolex/submariner/' }],
      types: [{ id: '7', title: 'Quartz', total: 1, path: '/clock_category/quartz/' }],
      'status-used': [{ id: 'new', total: 2 }],
      'special-columns': [{ id: '9', total: 1 }],
    });
  });

  test('lead to the maker of the oldest piece of a collection, in whatever order pieces come', () => {
    const pieces = [
      anItem({ id: 1, brand: rolex, collection: submariner }),
      anItem({ id: 2, brand: omega, collection: submariner }),
    ];
    for (const ordered of [pieces, pieces.toReversed()]) {
      const { groups } = optionsOfLists(stockOf(...ordered))('/clocks_today/');
      expect(groups.collections).toMatchObject([{ path: '/clocks_today/rolex/submariner/' }]);
    }
  });

  test('leave out what leads to nothing, and links to pages that there are not', () => {
    expect(groupsOf('/clocks_today/').genders).toBeUndefined();
    expect(groupsOf('/clocks_today/').types).toHaveLength(1);
    const { groups } = optionsOfLists({ ...stock, hasPage: () => false })('/clocks_today/');
    expect(groups.brands?.every((option) => !('path' in option))).toBe(true);
  });

  test('a city counts what can be had there, a status whatever has it', () => {
    expect(groupsOf('/clocks_today/').cities).toEqual([{ id: '5', title: 'Moscow', total: 2 }]);
    expect(groupsOf('/clocks_today/')['status-income']).toEqual([
      { id: 'in_stock', title: 'In stock', total: 2 },
      { id: 'sold', title: 'Sold', total: 1 },
    ]);
  });

  test('are those of the items of a brand, a collection, a category', () => {
    expect(groupsOf('/clocks_today/rolex/')['status-used']).toMatchObject([{ total: 1 }]);
    expect(groupsOf('/clocks_today/rolex/').brands).toEqual([
      { id: '1', title: 'Rolex', total: 1, isPopular: true },
    ]);
    expect(groupsOf('/clock_category/quartz/').cities).toMatchObject([{ total: 1 }]);
    expect(groupsOf('/clocks_today/nobody/')).toEqual({});
  });

  test('tell the ranges of what a visitor pays, and of diameters', () => {
    expect(optionsOfLists(stock)('/clocks_today/')).toMatchObject({
      priceFrom: 100,
      priceTo: 300,
      diameterFrom: 41.5,
      diameterTo: 41.5,
    });
    expect(optionsOfLists(stock)('/clocks_today/nobody/')).toMatchObject({ priceFrom: null });
  });

  test('stay as they are, to the letter, in whatever order the items come', () => {
    const turned = { ...stock, items: [...stock.items].reverse() };
    for (const path of ['/clocks_today/', '/clocks_today/rolex/']) {
      expect(JSON.stringify(optionsOfLists(turned)(path))).toBe(
        JSON.stringify(optionsOfLists(stock)(path)),
      );
    }
  });
});
