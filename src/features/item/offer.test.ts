import { anItem } from '../../../tests/support/an-item';
import { changesBetween, offerOf, payable } from './offer';

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
