import { serviceTitle } from './service-title';

test('the title has asterisks removed', () => {
  expect(serviceTitle('Залог часов*')).toBe('Залог часов');
  expect(serviceTitle('** Оценка *')).toBe('Оценка');
});
