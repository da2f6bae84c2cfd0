import { act } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { atom, RecoilRoot, useRecoilState } from 'recoil';
import type { stored as storedEffect } from './stored.state';

type Options = Parameters<typeof storedEffect<readonly number[]>>[0];

const report = jest.fn();
jest.mock('../lib/report', () => ({
  report: (error: unknown, context: string) => report(error, context) as unknown,
}));

const key = 'numbers';
const parse = (value: unknown): readonly number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number') ? value : [];

let root: Root | undefined;
let opened = 0;
let renders: string[] = [];
let change: (next: (before: readonly number[]) => readonly number[]) => void;

/** Opens a document whose HTML knows no number, and hydrates it. */
async function openPage(options: Partial<Options> = {}, effect?: () => void) {
  const { stored } = await import('./stored.state');
  const { markHydrated } = await import('../lib/hydration');
  opened += 1;
  const state = atom<readonly number[]>({
    key: `numbers/${opened}`,
    default: [],
    effects: [stored<readonly number[]>({ key, area: 'local', parse, ...options })],
  });
  function Numbers() {
    const [value, setValue] = useRecoilState(state);
    change = setValue;
    renders.push(value.join(' '));
    useEffect(() => effect?.(), []);
    return <p>{value.join(' ')}</p>;
  }
  function Page() {
    useLayoutEffect(markHydrated, []);
    return (
      <RecoilRoot>
        <Numbers />
      </RecoilRoot>
    );
  }
  const container = document.createElement('div');
  container.innerHTML = '<p></p>';
  renders = [];
  const mismatch = jest.fn();
  await act(async () => {
    root = hydrateRoot(container, <Page />, { onRecoverableError: mismatch });
    await Promise.resolve();
  });
  return { shown: () => container.textContent, mismatch };
}

const inStorage = () => window.localStorage.getItem(key);
const append = (number: number) => act(() => change((before) => [...before, number]));
const fromOtherTab = (newValue: string | null, ofKey: string | null = key) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: ofKey, newValue })));

beforeEach(() => {
  // The signal of hydration begins anew with each document.
  jest.resetModules();
  window.localStorage.clear();
  report.mockReset();
});
afterEach(() => {
  act(() => root?.unmount());
  jest.restoreAllMocks();
});

test('the first render equals the HTML; what was stored shows after it', async () => {
  window.localStorage.setItem(key, '[1,2]');
  const { shown, mismatch } = await openPage();
  expect(renders[0]).toBe('');
  expect(shown()).toBe('1 2');
  expect(mismatch).not.toHaveBeenCalled();
});

test('an effect of the page changes what was stored, not an empty value', async () => {
  window.localStorage.setItem(key, '[1,2]');
  const { shown } = await openPage({}, () => change((before) => [...before, 3]));
  expect(shown()).toBe('1 2 3');
  expect(inStorage()).toBe('[1,2,3]');
});

test('nothing stored: the default shows, and nothing is written', async () => {
  const { shown } = await openPage();
  expect(shown()).toBe('');
  expect(renders).toHaveLength(1);
  expect(inStorage()).toBeNull();
});

test.each(['', '{', 'undefined', 'null', '{"a":1}', '["1"]', '[1,null]'])(
  'the corrupt value %p is dropped, and the next one is stored in its place',
  async (corrupt) => {
    window.localStorage.setItem(key, corrupt);
    const { shown } = await openPage();
    expect(shown()).toBe('');
    append(7);
    expect(inStorage()).toBe('[7]');
    expect(report).not.toHaveBeenCalled();
  },
);

test('a storage without room: the error is reported, and the page has its value', async () => {
  const { shown } = await openPage();
  const full = new DOMException('full', 'QuotaExceededError');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw full;
  });
  append(1);
  expect(shown()).toBe('1');
  expect(report).toHaveBeenCalledWith(full, `numbers/${opened}`);
});

test('where there is room for less, less is stored and nothing is reported', async () => {
  window.localStorage.setItem(key, '[1,2]');
  const { shown } = await openPage({ smaller: (numbers) => numbers.slice(-1) });
  const setItem = jest.spyOn(Storage.prototype, 'setItem');
  setItem.mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  append(3);
  expect(shown()).toBe('1 2 3');
  expect(inStorage()).toBe('[3]');
  expect(report).not.toHaveBeenCalled();
});

test('a browser that forbids storage: reported, and the page works without', async () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { shown } = await openPage();
  expect(report).toHaveBeenCalledTimes(1);
  append(1);
  expect(shown()).toBe('1');
  expect(report).toHaveBeenCalledTimes(2);
});

test('another tab is followed by option: its changes, its corrupt values, its clearing', async () => {
  const { shown } = await openPage({ followsTabs: true });
  fromOtherTab('[4]');
  expect(shown()).toBe('4');
  // What came from another tab is stored already.
  expect(inStorage()).toBeNull();
  fromOtherTab('[5]', 'another key');
  expect(shown()).toBe('4');
  fromOtherTab('{');
  expect(shown()).toBe('');
  fromOtherTab('[6]');
  fromOtherTab(null, null);
  expect(shown()).toBe('');
});

test('another tab is not followed otherwise', async () => {
  const { shown } = await openPage();
  fromOtherTab('[4]');
  expect(shown()).toBe('');
});

test('a page that has left follows no tab any more', async () => {
  await openPage({ followsTabs: true });
  const rendered = renders.length;
  act(() => root?.unmount());
  fromOtherTab('[4]');
  expect(renders).toHaveLength(rendered);
});

test('without a parser nothing is read back; a format of its own may remove what is stored', async () => {
  window.localStorage.setItem(key, '[1]');
  const { shown } = await openPage({
    parse: undefined,
    format: (numbers) => (numbers.length > 1 ? null : numbers.join()),
  });
  expect(shown()).toBe('');
  append(8);
  expect(inStorage()).toBe('8');
  append(9);
  expect(inStorage()).toBeNull();
});

test('an atom that is first used after hydration has its stored value at once', async () => {
  window.localStorage.setItem(key, '[1]');
  const { stored } = await import('./stored.state');
  const { markHydrated } = await import('../lib/hydration');
  markHydrated();
  const setSelf = jest.fn();
  const effect = stored<readonly number[]>({ key, area: 'local', parse });
  effect({
    node: { key: 'late' },
    setSelf,
    onSet: jest.fn(),
  } as unknown as Parameters<typeof effect>[0]);
  expect(setSelf).toHaveBeenCalledWith([1]);
});
