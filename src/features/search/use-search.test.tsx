import { act, renderHook } from '@testing-library/react';
import { RecoilRoot } from 'recoil';
import { searchSections } from '../../config/search-sections';
import { fetchResults } from './search.client';
import { useSearch } from './use-search';

jest.mock('./search.client', () => ({ fetchResults: jest.fn() }));
const asks = jest.mocked(fetchResults);

const after = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const asked = () => asks.mock.calls.map(([{ query }]) => query);

beforeEach(() => {
  jest.useFakeTimers();
  asks.mockReset().mockReturnValue(new Promise(() => undefined));
});
afterEach(() => jest.useRealTimers());

test('the first letter is searched for at once, and of those in the 200 ms after it the last', async () => {
  const { result } = renderHook(() => useSearch(searchSections.watches), { wrapper: RecoilRoot });
  const type = (query: string) => act(() => result.current.setQuery(query));
  type('r');
  await after(1);
  expect(asked()).toEqual(['r']);
  type('ro');
  await after(90);
  type('rol');
  await after(90);
  expect(asked()).toEqual(['r']);
  await after(20);
  expect(asked()).toEqual(['r', 'rol']);
});

test('a letter after a pause is searched for at once', async () => {
  const { result } = renderHook(() => useSearch(searchSections.watches), { wrapper: RecoilRoot });
  act(() => result.current.setQuery('r'));
  await after(201);
  act(() => result.current.setQuery('ro'));
  await after(1);
  expect(asked()).toEqual(['r', 'ro']);
});
