import { anItem } from '../../../tests/support/an-item';
import { productData } from './product-data';

const place = (status: 'in_stock' | 'sold' | 'reserved') => ({
  cityAlias: 'moscow',
  cityTitle: 'Moscow',
  status,
});

test('an item is a Product with an Offer in the currency of the host', () => {
  expect(productData(anItem({ priceWithDiscount: 90 }), 'uz')).toMatchObject({
    '@type': 'Product',
    brand: { name: 'B' },
    offers: { '@type': 'Offer', price: 90, priceCurrency: 'UZS' },
  });
});

test('on request emits no Offer price', () => {
  const data = productData(anItem({ price: null, isPriceOnRequest: true }), 'ru');
  expect(data).not.toHaveProperty('offers');
});

test.each([
  ['InStock', [place('sold'), place('in_stock')]],
  ['OutOfStock', [place('reserved'), place('sold')]],
  ['SoldOut', [place('sold')]],
  ['SoldOut', []],
])('the best place says %s', (expected, availability) => {
  expect(productData(anItem({ availability }), 'ru')).toMatchObject({
    offers: { availability: `https://schema.org/${expected}` },
  });
});

test.each([
  ['NewCondition', 'new'],
  ['UsedCondition', 'perfect'],
] as const)('%s for an item that is %s', (expected, condition) => {
  expect(productData(anItem({ condition }), 'ru').itemCondition).toBe(
    `https://schema.org/${expected}`,
  );
});
