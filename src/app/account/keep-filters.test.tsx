import { act, waitFor } from '@testing-library/react';
import { useSetRecoilState } from 'recoil';
import { renderOn } from '../../../tests/support/render';
import { accountTokenState } from '../../features/account/session.state';
import type { SavedFilter } from '../../features/catalogue/saved/saved-filters';
import {
  useSavedFilters,
  type SavedFilters,
} from '../../features/catalogue/saved/use-saved-filters';
import { KeepFilters } from './keep-filters';

/** What the account was sent, and which titles it refuses. */
const sent: object[] = [];
let refused: string | null;

jest.mock('../../features/account/filters.client', () => ({
  saveFilter: (token: string, filter: { title: string }) => {
    if (filter.title === refused) return Promise.reject(new Error('refused'));
    sent.push({ token, ...filter });
    return Promise.resolve(1);
  },
}));

const seenAt = '2026-11-01T10:00:00.000Z';
const aFilter = (title: string, change: Partial<SavedFilter> = {}): SavedFilter => ({
  url: `/clocks_today/?brands=${title.length}`,
  title,
  catalogType: 'clocks_today',
  fixed: '',
  search: `?brands=${title.length}`,
  seenAt,
  ...change,
});

let browser: SavedFilters;
let signIn: (token: string | null) => void;

function Page() {
  browser = useSavedFilters();
  signIn = useSetRecoilState(accountTokenState);
  return <KeepFilters />;
}

beforeEach(() => {
  window.localStorage.clear();
  sent.length = 0;
  refused = null;
});

test('what the browser kept goes into the account at sign-in, and what is saved later too', async () => {
  renderOn('ru', [], <Page />);
  act(() => browser.save(aFilter('A')));
  act(() => browser.save(aFilter('BB')));
  expect(sent).toEqual([]);
  act(() => signIn('t1'));
  await waitFor(() => expect(browser.saved).toEqual([]));
  const kept = { token: 't1', catalog_type: 'clocks_today', seen_at: seenAt };
  expect(sent).toEqual([
    { ...kept, title: 'A', query: 'brands=1' },
    { ...kept, title: 'BB', query: 'brands=2' },
  ]);
  act(() => browser.save(aFilter('CCC')));
  await waitFor(() => expect(browser.saved).toEqual([]));
  expect(sent).toHaveLength(3);
});

test('what the path of a list stands for is part of the filter', async () => {
  renderOn('ru', [], <Page />);
  const ofMaker = { url: '/clocks_today/rolex/?is_vip=1', fixed: '?brands=7', search: '?is_vip=1' };
  act(() => browser.save(aFilter('A', ofMaker)));
  act(() => signIn('t1'));
  await waitFor(() => expect(sent).toMatchObject([{ query: 'brands=7&is_vip=1' }]));
});

test('a filter that could not be kept stays in the browser', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  refused = 'A';
  renderOn('ru', [], <Page />);
  act(() => browser.save(aFilter('A')));
  act(() => browser.save(aFilter('BB')));
  act(() => signIn('t1'));
  await waitFor(() => expect(browser.saved.map(({ title }) => title)).toEqual(['A']));
  expect(sent).toHaveLength(1);
  report.mockRestore();
});
