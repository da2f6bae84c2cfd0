import { act, waitFor } from '@testing-library/react';
import { useSetRecoilState } from 'recoil';
import { anItem } from '../../../tests/support/an-item';
import { renderOn } from '../../../tests/support/render';
import type { ItemCard } from '../../contract/items';
import { accountTokenState } from '../../features/account/session.state';
import { useList, type List } from '../../features/lists/use-list';
import { KeepSaved } from './keep-saved';

/** What the account keeps, and the calls that changed it. */
let account: ItemCard[];
const calls: string[] = [];

jest.mock('../../features/account/account.client', () => ({
  fetchSaved: () => Promise.resolve(account),
  toggleSaved: (_: string, { url }: { url: string }) => {
    const isKept = !account.some((card) => card.url === url);
    calls.push(`${isKept ? '+' : '-'}${url}`);
    account = isKept ? [...account, card(url)] : account.filter((one) => one.url !== url);
    return Promise.resolve(isKept);
  },
}));

const card = (url: string): ItemCard => anItem({ url });
let favourites: List;
let signIn: (token: string | null) => void;

function Page() {
  favourites = useList('favorite');
  signIn = useSetRecoilState(accountTokenState);
  return <KeepSaved />;
}

const kept = () => account.map(({ url }) => url).sort();
const shown = () => favourites.entries.map(({ url }) => url).sort();

beforeEach(() => {
  window.localStorage.clear();
  account = [];
  calls.length = 0;
});

test('at sign-in both lists become one, without loss and without doubles', async () => {
  account = [card('both'), card('of-account')];
  renderOn('ru', [], <Page />);
  await waitFor(() => expect(favourites.isReady).toBe(true));
  act(() => favourites.toggle(card('both')));
  act(() => favourites.toggle(card('of-browser')));
  expect(calls).toEqual([]);
  act(() => signIn('t1'));
  await waitFor(() => expect(kept()).toEqual(['both', 'of-account', 'of-browser']));
  expect(shown()).toEqual(kept());
  expect(calls).toEqual(['+of-browser']);
});

test('from then on the account follows what the visitor marks and unmarks', async () => {
  account = [card('a')];
  renderOn('ru', [], <Page />);
  act(() => signIn('t1'));
  await waitFor(() => expect(shown()).toEqual(['a']));
  act(() => favourites.toggle(card('b')));
  await waitFor(() => expect(kept()).toEqual(['a', 'b']));
  act(() => favourites.toggle(card('a')));
  await waitFor(() => expect(kept()).toEqual(['b']));
  expect(calls).toEqual(['+b', '-a']);
});

test('after the visitor has signed out the account stays as it was', async () => {
  account = [card('a')];
  renderOn('ru', [], <Page />);
  act(() => signIn('t1'));
  await waitFor(() => expect(shown()).toEqual(['a']));
  act(() => signIn(null));
  act(() => favourites.toggle(card('a')));
  await waitFor(() => expect(shown()).toEqual([]));
  expect(kept()).toEqual(['a']);
});
