import { choiceKey, choicesOf, inOrder, withoutChoice } from './choices';
import { defaultFilter, parseFilter, setBound, toggleFlag, toggleValue } from './filter';

const everything = parseFilter(
  '?brands=3.7&cities=2&statuses_used=new&price_from=5&diametr_to=40&is_vip=1&available=0&sort=number-asc&page=2-4',
);

describe('choices', () => {
  test('each is taken away on its own, until only the order of the list is left', () => {
    const left = choicesOf(everything).reduce(withoutChoice, everything);
    expect(choicesOf(everything)).toHaveLength(8);
    expect(left).toEqual({ ...defaultFilter, sortBy: 'number', direction: 'asc' });
  });

  test('are known apart', () => {
    const keys = choicesOf(everything).map(choiceKey);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('the last one made is the last in order, wherever it stands in the address', () => {
    const vip = toggleFlag(defaultFilter, 'is_vip');
    const brand = toggleValue(vip, 'brands', '3');
    const price = setBound(brand, 'price_to', 9);
    const order = [vip, brand, price].reduce<readonly string[]>(inOrder, []);
    expect(order).toEqual(['is_vip', 'brands.3', 'price_to']);
    expect(inOrder(order, toggleFlag(price, 'is_vip'))).toEqual(['brands.3', 'price_to']);
  });

  test('those of a shared link count as made in the order of its address', () => {
    expect(inOrder([], parseFilter('?is_vip=1&brands=3'))).toEqual(['brands.3', 'is_vip']);
  });
});
