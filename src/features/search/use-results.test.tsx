import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import type { SearchResult } from '../../contract/search';
import { report } from '../../shared/lib/report';
import { fetchResults } from './search.client';
import { atOnce, useResults, type Answered } from './use-results';

jest.mock('./search.client', () => ({ fetchResults: jest.fn() }));
jest.mock('../../shared/lib/report', () => ({ report: jest.fn() }));
const asks = jest.mocked(fetchResults);

const result = (understoodAs: string): SearchResult => ({
  understoodAs,
  isCorrected: false,
  arePagesFirst: false,
  lastPage: 1,
  items: [],
  found: [],
  totals: [],
});

function useSearched({ query }: { query: string }) {
  const kept = useState<Answered | null>(null);
  return useResults({ query, section: 1, page: 1, perPage: 8, isExact: false }, atOnce, kept);
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

beforeEach(() => jest.resetAllMocks());

test('an older answer never takes the place of a newer one', async () => {
  const answers = new Map<string, (found: SearchResult) => void>();
  asks.mockImplementation(({ query }) => new Promise((resolve) => answers.set(query, resolve)));
  const { result: hook, rerender } = renderHook(useSearched, { initialProps: { query: 'old' } });
  await settle();
  rerender({ query: 'new' });
  await settle();
  expect(hook.current.isSearching).toBe(true);
  act(() => answers.get('new')?.(result('new')));
  act(() => answers.get('old')?.(result('old')));
  await settle();
  expect(hook.current).toMatchObject({ isSearching: false, found: { understoodAs: 'new' } });
});

test('a search that is not answered is reported once, ends, and can be asked again', async () => {
  asks.mockRejectedValueOnce(new Error('503'));
  const { result: hook } = renderHook(useSearched, { initialProps: { query: 'rolex' } });
  await settle();
  expect(hook.current).toMatchObject({ isSearching: false, hasFailed: true, found: null });
  expect(report).toHaveBeenCalledTimes(1);
  asks.mockResolvedValueOnce(result('rolex'));
  act(() => hook.current.retry());
  expect(hook.current.isSearching).toBe(true);
  await settle();
  expect(hook.current).toMatchObject({ hasFailed: false, found: { understoodAs: 'rolex' } });
});

test('what was found last stays while the next search is being answered', async () => {
  asks.mockResolvedValueOnce(result('role'));
  asks.mockReturnValueOnce(new Promise(() => undefined));
  const { result: hook, rerender } = renderHook(useSearched, { initialProps: { query: 'role' } });
  await settle();
  rerender({ query: 'rolex' });
  expect(hook.current).toMatchObject({ found: null, latest: { understoodAs: 'role' } });
  rerender({ query: '' });
  expect(hook.current).toMatchObject({ found: null, latest: null });
});

test('an empty query asks nothing', async () => {
  const { result: hook } = renderHook(useSearched, { initialProps: { query: '' } });
  await settle();
  expect(asks).not.toHaveBeenCalled();
  expect(hook.current).toMatchObject({ isSearching: false, hasFailed: false, found: null });
});

test('what was asked before is cancelled, and is no error to report', async () => {
  asks.mockImplementation(
    (_, signal) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  );
  const { unmount } = renderHook(useSearched, { initialProps: { query: 'rolex' } });
  await settle();
  unmount();
  await settle();
  expect(report).not.toHaveBeenCalled();
});
