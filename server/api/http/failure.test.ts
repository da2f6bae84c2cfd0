/** @jest-environment node */
import { ApiFailure, failureBody, invalid, notFound } from './failure';

test('a failure of ours tells its status and fields in the language of the host', () => {
  expect(failureBody(notFound(), 'en')).toEqual({
    message: 'Page not found: check the address',
    status: 404,
  });
  expect(failureBody(invalid({ email: ['emailWrong', 'emailWrong'] }), 'ru')).toEqual({
    message: 'Проверьте, верно ли заполнены поля',
    status: 422,
    errors: { email: ['Проверьте адрес электронной почты'] },
  });
  expect(failureBody(new ApiFailure(419), 'uz').message).toBe('Sahifa eskirgan: uni yangilang');
});

test('a refusal of the framework keeps its status', () => {
  const error = Object.assign(new Error('Body is too large'), { statusCode: 413 });
  expect(failureBody(error, 'en')).toEqual({
    message: 'This is too large to send: choose smaller files or shorten the text, and try again',
    status: 413,
  });
});

test.each([
  [new Error('password authentication failed for user "karat"')],
  [Object.assign(new Error('insides'), { statusCode: 503 })],
  [Object.assign(new Error('insides'), { statusCode: 200 })],
  ['text'],
  [null],
])('of anything else nothing inside is told: %p', (error) => {
  expect(failureBody(error, 'en')).toEqual({
    message: 'The site is temporarily unavailable: try again in a few minutes',
    status: 500,
  });
});

test.each(['ECONNREFUSED', '57P01', '08006', '57014', '25P03', '25006', '53100'])(
  'a database that is away for the reason %s is a 503',
  (code) => {
    const error = new Error('Failed query', { cause: Object.assign(new Error('gone'), { code }) });
    expect(failureBody(error, 'en')).toEqual({
      message: 'The site is temporarily unavailable: try again in a few minutes',
      status: 503,
    });
  },
);

// As pg and its pool say them, without a code.
test.each([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
])('a connection to the database that is lost is a 503: %s', (message) => {
  const error = new Error('Failed query', { cause: new Error(message) });
  expect(failureBody(error, 'en').status).toBe(503);
  expect(failureBody(new Error(message), 'en').status).toBe(503);
});

test.each(['ENOSPC', 'EDQUOT'])('a disk without room (%s) is a 503', (code) => {
  expect(failureBody(Object.assign(new Error('write'), { code }), 'en').status).toBe(503);
});

test('a query that the database refuses is a 500', () => {
  const cause = Object.assign(new Error('syntax'), { code: '42601' });
  expect(failureBody(new Error('Failed query', { cause }), 'ru').status).toBe(500);
});
