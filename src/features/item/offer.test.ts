import { anItem } from '../../../tests/support/an-item';
import { changesBetween, lastOf, offerOf, payable } from './offer';

const moscow = { cityAlias: 'moscow', cityTitle: 'Moscow' };
const kazan = { cityAlias: 'kazan', cityTitle: 'Kazan' };
const before = offerOf(anItem());

test('the price with discount is what is to be paid', () => {
  expect(payable(offerOf(anItem({ price: 100, priceWithDiscount: 90 })))).toBe(90);
  expect(payable(offerOf(anItem({ price: null })))).toBeNull();
});

test('a discount since the build is a change of the price', () => {
  expect(changesBetween(before, { ...before, priceWithDiscount: 90 })).toEqual(['price']);
});

test('a price that came to be on request is a change of the price', () => {
  expect(changesBetween(before, { ...before, price: null })).toEqual(['price']);
});

test('another status, another city and the archive are changes of availability', () => {
  const reserved = [{ ...moscow, status: 'reserved' as const }];
  const elsewhere = [{ ...kazan, status: 'in_stock' as const }];
  expect(changesBetween(before, { ...before, availability: reserved })).toEqual(['places']);
  expect(changesBetween(before, { ...before, availability: elsewhere })).toEqual(['places']);
  expect(changesBetween(before, { ...before, catalogType: 'clocks_archive' })).toEqual(['places']);
});

test('the same places in another order are no news', () => {
  const places = [
    { ...moscow, status: 'in_stock' as const },
    { ...kazan, status: 'order_only' as const },
  ];
  const one = { ...before, availability: places };
  expect(changesBetween(one, { ...before, availability: [...places].reverse() })).toEqual([]);
});

test('the last price of a sold item is what was to be paid, in both currencies', () => {
  const discounted = anItem({
    price: 100,
    priceWithDiscount: 90,
    priceUsd: 10,
    priceWithDiscountUsd: 9,
  });
  expect(lastOf(offerOf(discounted))).toMatchObject({
    price: 90,
    priceUsd: 9,
    priceWithDiscount: null,
    priceWithDiscountUsd: null,
  });
  expect(lastOf(before)).toEqual(before);
});
