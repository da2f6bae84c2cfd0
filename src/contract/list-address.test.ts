import { filterOfAddress } from './list-address';

test('reads the address of a list as the backend reads a filter', () => {
  expect(filterOfAddress('brands=1.4&price_to=5000&is_vip=1&sort=price_usd-asc')).toEqual({
    available: 1,
    'brands[]': [1, 4],
    price_to: 5000,
    is_vip: true,
  });
});

test('understands the spelling of the API too', () => {
  expect(filterOfAddress('brands[]=1&brands[]=4&available=0')).toEqual({
    available: 0,
    'brands[]': [1, 4],
  });
});

test('a field that holds what it cannot makes the address unreadable', () => {
  expect(filterOfAddress('brands=rolex')).toBeNull();
  expect(filterOfAddress('price_to=-1')).toBeNull();
  expect(filterOfAddress('')).toEqual({ available: 1 });
});
