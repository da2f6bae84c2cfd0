import { act, screen, waitFor } from '@testing-library/react';
import { renderOn } from '../../../tests/support/render';
import { ApiError } from '../../shared/lib/api-error';
import { useKeptSession } from './use-kept-session';
import { useSession, type Session } from './use-session';

const fetchAccount = jest.fn();
jest.mock('./account.client', () => ({
  fetchAccount: (token: string) => fetchAccount(token) as unknown,
}));

const anna = { id: 1, name: 'Анна' };
let session: Session;

function Shown() {
  session = useKeptSession();
  return <p>{session.isAuth ? `in: ${session.account?.name ?? ''}` : 'out'}</p>;
}
const show = () => renderOn('ru', [], <Shown />);
const kept = () => window.sessionStorage.getItem('account_token');

beforeEach(() => {
  window.sessionStorage.clear();
  fetchAccount.mockReset().mockResolvedValue(anna);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('login success stores the token, then fetches account data by token and caches it', async () => {
  show();
  act(() => session.begin('t1'));
  expect(await screen.findByText('in: Анна')).toBeInTheDocument();
  expect(kept()).toBe('t1');
  expect(fetchAccount).toHaveBeenCalledWith('t1');
  await waitFor(() => expect(window.sessionStorage.getItem('account_data')).toContain('Анна'));
});

test('a token in session storage with no active login restores the login', async () => {
  window.sessionStorage.setItem('account_token', 't2');
  show();
  expect(await screen.findByText('in: Анна')).toBeInTheDocument();
});

test('no token while logged in clears the login', async () => {
  show();
  act(() => session.begin('t3'));
  await screen.findByText('in: Анна');
  window.sessionStorage.clear();
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText('out')).toBeInTheDocument();
});

test('who comes to the page later does not take up the token that ended the session', async () => {
  fetchAccount.mockRejectedValue(new ApiError(401));
  window.sessionStorage.setItem('account_token', 'old');
  function OneOfTwo() {
    const { isAuth } = useSession();
    return <Shown key={isAuth ? 'in' : 'out'} />;
  }
  renderOn('ru', [], <OneOfTwo />);
  await waitFor(() => expect(kept()).toBeNull());
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByText('out')).toBeInTheDocument();
  expect(session.isRefused).toBe(true);
  expect(fetchAccount).toHaveBeenCalledTimes(1);
});

test('a token that the backend does not know any more ends the session, and is asked about once', async () => {
  fetchAccount.mockRejectedValue(new ApiError(401));
  window.sessionStorage.setItem('account_token', 'old');
  show();
  await waitFor(() => expect(kept()).toBeNull());
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByText('out')).toBeInTheDocument();
  expect(fetchAccount).toHaveBeenCalledTimes(1);
});

test('clearing the token removes it from session storage and empties the account data', async () => {
  show();
  act(() => session.begin('t4'));
  await screen.findByText('in: Анна');
  act(() => session.end());
  expect(await screen.findByText('out')).toBeInTheDocument();
  expect(kept()).toBeNull();
  expect(window.sessionStorage.getItem('account_data')).toBeNull();
});
