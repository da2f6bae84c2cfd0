/** @jest-environment jsdom */
import { readStorage, storedKeys, writeStorage } from './storage';

beforeEach(() => window.sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a text is stored under its key, and null removes it', () => {
  expect(writeStorage('session', 'a', '1')).toBeNull();
  expect(readStorage('session', 'a')).toBe('1');
  expect(readStorage('local', 'a')).toBeNull();
  expect(writeStorage('session', 'a', null)).toBeNull();
  expect(readStorage('session', 'a')).toBeNull();
});

test('keys are found by what they begin with', () => {
  for (const key of ['draft/a/1', 'draft/a/2', 'draft/b']) writeStorage('session', key, '1');
  expect(storedKeys('session', 'draft/a/').sort()).toEqual(['draft/a/1', 'draft/a/2']);
  expect(storedKeys('local', 'draft/')).toEqual([]);
});

test('a browser that forbids storage stops nothing', () => {
  const forbidden = new DOMException('denied', 'SecurityError');
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw forbidden;
  });
  expect(readStorage('session', 'a')).toBeUndefined();
  expect(writeStorage('session', 'a', '1')).toBe(forbidden);
  expect(storedKeys('session', 'a')).toEqual([]);
});
