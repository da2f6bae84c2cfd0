import { branchData } from './branch-data';

const hours = { opens: '10:00', closes: '20:00' };
const branch = {
  city: 'Казань',
  address: 'ул. Баумана, 1',
  phoneLink: '+78435550100',
  week: [hours, hours, hours, hours, hours, hours, null],
  place: { latitude: 55.7903, longitude: 49.1137 },
  picture: { src: 'https://api.karat.example/pictures/city/kazan/cover.jpg' },
};
const data = branchData(branch, 'Карат', 'https://ru.karat.example/contacts/kazan/');

test('a branch is a PawnShop and a JewelryStore', () => {
  expect(data['@type']).toBe('PawnShop');
  expect(data.additionalType).toBe('https://schema.org/JewelryStore');
});

test('a closed day has no hours, the others have those of the branch', () => {
  expect(data.openingHoursSpecification).toHaveLength(6);
  expect(JSON.stringify(data.openingHoursSpecification)).not.toContain('Sunday');
  expect(data.openingHoursSpecification).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: 'https://schema.org/Saturday',
    ...hours,
  });
});

test('a branch that nobody has measured has no coordinates', () => {
  expect(branchData({ ...branch, place: null }, 'Карат', '')).not.toHaveProperty('geo');
});
