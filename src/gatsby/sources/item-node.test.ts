/** @jest-environment node */
import type { AvailabilityStatus } from '../../config/item-labels';
import type { Item } from '../../contract/items';
import { toItemNode } from './item-node';

function anItem(more: Partial<Item> = {}): Item {
  return {
    id: 5,
    url: 'rolex-1',
    kind: 'clock',
    catalogType: 'clocks_today',
    title: 'Rolex',
    brand: { id: 1, url: 'rolex', title: 'Rolex' },
    collection: null,
    model: null,
    reference: null,
    year: null,
    diameter: null,
    bodyMaterial: null,
    bodyForm: null,
    madeIn: null,
    gender: null,
    type: null,
    insertions: [],
    equipment: 'with_package',
    condition: 'perfect',
    description: '',
    price: 1,
    priceWithDiscount: null,
    priceUsd: 1,
    priceWithDiscountUsd: null,
    isPriceOnRequest: false,
    availability: [],
    tags: [],
    pictures: [],
    socialCard: 'http://x/a.jpg',
    datePublish: '2026-05-17T09:30:00.000Z',
    ...more,
  };
}

const inMoscow = (...statuses: AvailabilityStatus[]) =>
  statuses.map((status) => ({ cityAlias: 'moscow', cityTitle: 'Moscow', status }));

describe('an item', () => {
  test('is shown by the lists of its catalogue, brand and collection, and by no other', () => {
    const collection = { id: 2, url: 'submariner', title: 'Submariner' };
    const watch = anItem({ collection, availability: inMoscow('in_stock') });
    expect(toItemNode(watch).lists).toEqual([
      '/clocks_today/',
      '/clocks_today/rolex/',
      '/clocks_today/rolex/submariner/',
    ]);
    const ring = { ...watch, kind: 'jewelry', catalogType: 'jewellery' } as const;
    expect(toItemNode(ring).lists).toEqual(['/jewellery/', '/jewellery/rolex/']);
    expect(toItemNode({ ...watch, availability: inMoscow('sold') }).lists).toEqual([]);
  });

  test('on sale is shown by the list of its category, which no archive has', () => {
    const type = { id: 7, url: 'quartz', title: 'Quartz' };
    const watch = anItem({ type, availability: inMoscow('in_stock') });
    expect(toItemNode(watch).lists).toContain('/clock_category/quartz/');
    const archived = { ...watch, catalogType: 'clocks_archive' } as const;
    expect(toItemNode(archived).lists).not.toContain('/clock_category/quartz/');
  });

  test.each(['has_defects', 'needs_repair'] as const)(
    'that %s failed quality control while it is on sale',
    (condition) => {
      const faulty = anItem({ condition, availability: inMoscow('in_stock') });
      expect(toItemNode(faulty).lists).toContain('/clocks_dealer/');
      const archived = { ...faulty, catalogType: 'clocks_archive' } as const;
      expect(toItemNode(archived).lists).not.toContain('/clocks_dealer/');
    },
  );

  test('keeps the id of the backend beside the one of Gatsby, and knows its page', () => {
    const node = toItemNode(anItem({ catalogType: 'clocks_archive' }));
    expect(node).toMatchObject({ entityId: 5, path: '/clock/rolex-1/', isArchive: true });
    expect(node).not.toHaveProperty('id');
  });

  test.each<[AvailabilityStatus[], boolean]>([
    [['in_stock'], true],
    [['in_reserve'], true],
    [['order_only'], true],
    [['sold', 'in_stock'], true],
    [['reserved'], false],
    [['sold'], false],
    [[], false],
  ])('of the current list that is %j somewhere is shown: %s', (statuses, isListed) => {
    expect(toItemNode(anItem({ availability: inMoscow(...statuses) })).isListed).toBe(isListed);
  });

  test('of an archive is always shown', () => {
    const gone = anItem({ catalogType: 'clocks_archive', availability: inMoscow('sold') });
    expect(toItemNode(gone).isListed).toBe(true);
  });
});

test('an item keeps its address when it moves to the archive', () => {
  const onSale = toItemNode(anItem({ catalogType: 'clocks_today' }));
  const archived = toItemNode(anItem({ catalogType: 'clocks_archive' }));
  expect(archived.path).toBe(onSale.path);
  expect(archived.lists).not.toEqual(onSale.lists);
});
