import { headersOfBackend } from './answer-headers';

test.each([
  ['https://api.karat.example', 'max-age=31536000; includeSubDomains'],
  ['http://ru.localhost:8001', undefined],
  [null, undefined],
])('a backend at %s tells browsers to come by https: %s', (publicUrl, told) => {
  expect(headersOfBackend(publicUrl)['strict-transport-security']).toBe(told);
});

test('an answer is of no use to a page of another site', () => {
  expect(headersOfBackend(null)).toMatchObject({
    'cross-origin-resource-policy': 'same-site',
    'cross-origin-opener-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
});
