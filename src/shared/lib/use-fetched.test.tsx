/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { report } from './report';
import { useFetched, type Settled } from './use-fetched';

jest.mock('./report', () => ({ report: jest.fn() }));

const load = jest.fn<Promise<string>, [AbortSignal]>();
const ask = (props: { key: string; isWanted?: boolean }) =>
  renderHook(
    (question: { key: string; isWanted?: boolean }) =>
      useFetched({ ...question, load, context: 'test' }),
    {
      initialProps: props,
    },
  );
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

beforeEach(() => {
  load.mockReset();
  jest.mocked(report).mockReset();
});

test('nothing is asked before it is wanted', async () => {
  load.mockResolvedValue('a');
  const { result, rerender } = ask({ key: 'a', isWanted: false });
  await settle();
  expect(load).not.toHaveBeenCalled();
  expect(result.current).toMatchObject({ answer: null, isFetching: false });
  rerender({ key: 'a', isWanted: true });
  expect(result.current.isFetching).toBe(true);
  await settle();
  expect(result.current).toMatchObject({ answer: 'a', isFetching: false, error: null });
});

test('an answer stays while the next question is open; an older one never takes the place of a newer', async () => {
  const answers: ((answer: string) => void)[] = [];
  load.mockResolvedValueOnce('a');
  load.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const { result, rerender } = ask({ key: 'a' });
  await settle();
  rerender({ key: 'b' });
  rerender({ key: 'c' });
  expect(load.mock.calls[1]?.[0].aborted).toBe(true);
  expect(result.current).toMatchObject({ answer: null, latest: 'a', isFetching: true });
  answers[1]?.('c');
  await settle();
  answers[0]?.('b');
  await settle();
  expect(result.current).toMatchObject({ answer: 'c', latest: 'c', isFetching: false });
});

test('a failure is reported once, keeps what was there, and can be asked again', async () => {
  const down = new Error('503');
  load.mockResolvedValueOnce('a').mockRejectedValueOnce(down).mockResolvedValueOnce('b');
  const { result, rerender } = ask({ key: 'a' });
  await settle();
  rerender({ key: 'b' });
  await settle();
  expect(report).toHaveBeenCalledTimes(1);
  expect(result.current).toMatchObject({
    answer: null,
    latest: 'a',
    error: down,
    isFetching: false,
  });
  act(() => result.current.retry());
  expect(result.current).toMatchObject({ latest: 'a', error: null, isFetching: true });
  await settle();
  expect(result.current).toMatchObject({ answer: 'b', error: null });
});

test('the same render asks nothing again, whatever function it hands in', async () => {
  load.mockResolvedValue('a');
  const { rerender } = ask({ key: 'a' });
  rerender({ key: 'a' });
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
});

test('what was left is ended, and its failure is no error', async () => {
  load.mockImplementation(
    (signal) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new Error('ended'))),
      ),
  );
  const { unmount } = ask({ key: 'a' });
  unmount();
  await settle();
  expect(report).not.toHaveBeenCalled();
});

test('an answer that is kept elsewhere outlives the component', async () => {
  load.mockResolvedValueOnce('a').mockReturnValue(new Promise(() => undefined));
  const { result: kept } = renderHook(() => useState<Settled<string> | null>(null));
  const show = () =>
    renderHook(() => useFetched({ key: 'a', load, context: 'test', kept: kept.current }));
  const first = show();
  await settle();
  first.unmount();
  expect(show().result.current.answer).toBe('a');
});
