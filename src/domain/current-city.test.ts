import { currentCityOf } from './current-city';

const tashkent = { alias: 'tashkent', title: 'Toshkent' };
const moscow = { alias: 'moscow', title: 'Moskva' };

test('the current contact is the first city of the host, whatever its name', () => {
  expect(currentCityOf([tashkent, moscow])).toBe(tashkent);
});

test('a city with a null title is not listed', () => {
  expect(currentCityOf([{ alias: 'closed', title: null }, moscow])).toBe(moscow);
  expect(currentCityOf([{ alias: 'closed', title: null }])).toBeUndefined();
});
