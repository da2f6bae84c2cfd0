import { act, renderHook, waitFor } from '@testing-library/react';
import { anItem } from '../../../tests/support/an-item';
import { Page } from '../../../tests/support/render';
import { report } from '../../shared/lib/report';
import { defaultFilter, toggleFlag, type Filter } from './list/filter';
import { fetchPage } from './listing.client';
import type { ListScope } from './list/scope';
import { useListing } from './use-listing';

jest.mock('./listing.client', () => ({ fetchPage: jest.fn() }));
jest.mock('../../shared/lib/report', () => ({ report: jest.fn() }));
jest.mock('../../shared/lib/when-idle', () => ({
  whenIdle: (callback: () => void) => setTimeout(callback, 0),
}));

const asked = jest.mocked(fetchPage);
const scope: ListScope = {
  catalogType: 'clocks_today',
  fixed: {},
  pathOf: (page) => `/clocks_today/${page}/`,
};
const built = { page: 1, items: [anItem({ id: 1, url: 'built' })], total: 50, lastPage: 3 };
const vip = toggleFlag(defaultFilter, 'is_vip');
const answerOf = (...ids: number[]) => ({
  items: ids.map((id) => anItem({ id, url: `item-${id}` })),
  total: 50,
  lastPage: 3,
});

const show = (filter: Filter = defaultFilter) =>
  renderHook((props: Filter) => useListing(scope, props, built), {
    initialProps: filter,
    wrapper: Page,
  });
const idsOf = (shown: { items: readonly { id: number }[] } | null) =>
  shown?.items.map(({ id }) => id);

beforeEach(() => {
  window.sessionStorage.clear();
  asked.mockReset();
  jest.mocked(report).mockReset();
});

describe('a list', () => {
  test('is the built one at first, and the live one when the page is idle', async () => {
    asked.mockResolvedValue(answerOf(2));
    const { result } = show();
    expect(idsOf(result.current.shown)).toEqual([1]);
    await waitFor(() => expect(idsOf(result.current.shown)).toEqual([2]));
    expect(result.current.isLoading).toBe(false);
  });

  test('stays as it is built when the backend fails: one report, the loading flag false', async () => {
    asked.mockRejectedValue(new Error('down'));
    const { result } = show();
    await waitFor(() => expect(report).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(result.current.isLoading).toBe(false));
    expect(idsOf(result.current.shown)).toEqual([1]);
    expect(result.current.hasFailed).toBe(false);
  });

  test('of the choice before stands in for the next, also when that fails; retry works', async () => {
    asked.mockResolvedValueOnce(answerOf(2));
    const { result, rerender } = show();
    await waitFor(() => expect(idsOf(result.current.shown)).toEqual([2]));
    asked.mockRejectedValueOnce(new Error('down'));
    rerender(vip);
    expect(result.current).toMatchObject({ isStale: true });
    await waitFor(() => expect(result.current.hasFailed).toBe(true));
    expect(idsOf(result.current.shown)).toEqual([2]);
    expect(result.current.isLoading).toBe(false);
    asked.mockResolvedValueOnce(answerOf(3));
    act(() => result.current.retry());
    await waitFor(() => expect(idsOf(result.current.shown)).toEqual([3]));
    expect(result.current).toMatchObject({ isStale: false, hasFailed: false, isLoading: false });
  });

  test('of an older choice never takes the place of a newer', async () => {
    asked.mockResolvedValueOnce(answerOf(2));
    const { result, rerender } = show();
    await waitFor(() => expect(idsOf(result.current.shown)).toEqual([2]));
    let answerLate: (answer: ReturnType<typeof answerOf>) => void = () => undefined;
    asked.mockReturnValueOnce(new Promise((resolve) => (answerLate = resolve)));
    rerender(vip);
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    const [, , , signal] = asked.mock.calls[1] ?? [];
    rerender(defaultFilter);
    expect(signal?.aborted).toBe(true);
    await act(async () => {
      answerLate(answerOf(9));
      await Promise.resolve();
    });
    expect(idsOf(result.current.shown)).toEqual([2]);
    expect(result.current.isLoading).toBe(false);
  });

  test('grows by the pages that its address tells of, and keeps them for the session', async () => {
    asked.mockImplementation((_scope, _filter, page) => Promise.resolve(answerOf(page * 10)));
    const { result, rerender, unmount } = show();
    await waitFor(() => expect(idsOf(result.current.shown)).toEqual([10]));
    rerender({ ...defaultFilter, pages: 3 });
    expect(result.current.pending).toBe(2);
    await waitFor(() => expect(idsOf(result.current.shown)).toEqual([10, 20, 30]));
    expect(asked).toHaveBeenCalledTimes(3);
    unmount();
    asked.mockReset();
    const again = show({ ...defaultFilter, pages: 3 });
    expect(idsOf(again.result.current.shown)).toEqual([10, 20, 30]);
    await act(() => Promise.resolve());
    expect(asked).not.toHaveBeenCalled();
  });
});
