/** @jest-environment node */
import fc from 'fast-check';
import { editedBodies } from '../../../src/contract/edited-bodies';
import { filterOptions } from '../../../src/contract/filters';
import { listing } from '../../../src/contract/listing';
import { menuList } from '../../../src/contract/menu';
import { ApiFailure, type FieldProblems } from './failure';
import { castBody, castQuery } from './cast';

function errorsOf(raw: unknown) {
  try {
    castQuery(listing.query, raw);
  } catch (error) {
    if (error instanceof ApiFailure) return { status: error.status, errors: error.fields };
    throw error;
  }
  return null;
}

test('an empty query gets the defaults of the contract', () => {
  expect(castQuery(listing.query, {})).toEqual({
    page: 1,
    per_page: 24,
    sortBy: 'date_publish',
    direction: 'desc',
    available: 1,
  });
});

test('text is cast to what the contract describes', () => {
  expect(
    castQuery(listing.query, { page: '3', 'brands[]': ['4', '5'], available: '0' }),
  ).toMatchObject({
    page: 3,
    'brands[]': [4, 5],
    available: 0,
  });
  expect(castQuery(filterOptions.query, { grouped: 'true', available: '0' })).toEqual({
    grouped: true,
    available: 0,
  });
  expect(castQuery(filterOptions.query, { grouped: 'True', price_to: '1 000' })).toMatchObject({
    grouped: true,
    price_to: 1000,
  });
});

test('keys ending in [] become arrays, also with a single value', () => {
  expect(castQuery(listing.query, { 'brands[]': '4' })).toMatchObject({ 'brands[]': [4] });
});

test('unknown keys are left out', () => {
  expect(castQuery(listing.query, { utm_source: 'x' })).not.toHaveProperty('utm_source');
  expect(castQuery(menuList.query, { page: '1' })).toEqual({});
});

test('every wrong field is named, a value of a list by its list', () => {
  expect(errorsOf({ page: '0', 'brands[]': ['1', 'rolex', 'omega'] })).toEqual({
    status: 422,
    errors: {
      page: ['valueWrong'],
      'brands[]': ['valueWrong', 'valueWrong'],
    },
  });
});

test('whatever the query, it is cast or refused with the names of its fields', () => {
  const value = fc.oneof(fc.string(), fc.array(fc.string(), { maxLength: 3 }));
  const keys = [
    'page',
    'per_page',
    'brands[]',
    'sortBy',
    'direction',
    'available',
    '__proto__',
    'constructor',
  ];
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...keys), value), (raw) => {
      const refused = errorsOf(raw);
      if (refused) {
        expect(refused.status).toBe(422);
        expect(keys).toEqual(expect.arrayContaining(Object.keys(refused.errors ?? {})));
      }
    }),
  );
});

test('a value that is no text, where text belongs, is told of its field', () => {
  expect(errorsOf({ q: ['a', 'b'] })).toBeNull();
  const fields: FieldProblems = { question: ['formatWrong'], answer: ['formatWrong'] };
  expect(() => castBody(editedBodies.faq, { question: {}, answer: [] })).toThrow(
    new ApiFailure(422, fields),
  );
  const brand = { url: 'omega', title: 'Omega', country: {} };
  expect(() => castBody(editedBodies.brands, brand)).toThrow(
    new ApiFailure(422, { country: ['formatWrong'] }),
  );
});
