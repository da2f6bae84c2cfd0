import { errorMessageOf } from './error-message';

test.each([
  [400, 'badRequest'],
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [405, 'methodNotAllowed'],
  [419, 'expired'],
  [429, 'tooMany'],
  [500, 'unavailable'],
  [502, 'maintenance'],
  [503, 'unavailable'],
  [504, 'unavailable'],
  [418, 'notFound'],
  [0, 'notFound'],
])('the error page of status %i says %s', (status, message) => {
  expect(errorMessageOf(status)).toBe(message);
});
