/** @jest-environment node */
import { ApiFailure, failureBody, notFound } from './failure';

test('a failure of ours tells its message, status and fields', () => {
  expect(failureBody(notFound('City'))).toEqual({ message: 'City not found', status: 404 });
  expect(failureBody(new ApiFailure(422, 'No', { page: ['too small'] }))).toEqual({
    message: 'No',
    status: 422,
    errors: { page: ['too small'] },
  });
});

test('a refusal of the framework keeps its status', () => {
  const error = Object.assign(new Error('Body is too large'), { statusCode: 413 });
  expect(failureBody(error)).toEqual({ message: 'Body is too large', status: 413 });
});

test.each([
  [new Error('password authentication failed for user "karat"')],
  [Object.assign(new Error('insides'), { statusCode: 503 })],
  [Object.assign(new Error('insides'), { statusCode: 200 })],
  ['text'],
  [null],
])('of anything else nothing inside is told: %p', (error) => {
  expect(failureBody(error)).toEqual({ message: 'Internal error', status: 500 });
});
