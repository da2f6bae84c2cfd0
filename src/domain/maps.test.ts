import { mapPage, mapScript } from './maps';

test('the maps speak ru_RU and take coordinates in latitude-longitude order', () => {
  const { searchParams } = new URL(mapScript('key of the site'));
  expect(searchParams.get('lang')).toBe('ru_RU');
  expect(searchParams.get('coordorder')).toBe('latlong');
  expect(searchParams.get('apikey')).toBe('key of the site');
});

test('the page of the provider marks the branch', () => {
  expect(mapPage({ latitude: 55.7627, longitude: 37.6132 })).toContain('pt=37.6132,55.7627');
});
