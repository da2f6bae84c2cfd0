import { act, screen, waitFor } from '@testing-library/react';
import { renderOn } from '../../../tests/support/render';
import type { Account } from '../../contract/account';
import { ApiError } from '../../shared/lib/api-error';
import { useKeptSession } from './use-kept-session';
import { useSession, type Session } from './use-session';

const fetchAccount = jest.fn();
jest.mock('./account.client', () => ({
  fetchAccount: (token: string) => fetchAccount(token) as unknown,
}));

const anna: Account = {
  ...{ id: 1, name: 'Анна', email: 'anna@karat.example', phone: '+79161234567', nickname: '' },
  ...{ notifyType: 1, isRegularCustomer: false, createdAt: '2026-11-20T10:00:00.000Z' },
};
const boris: Account = { ...anna, id: 2, name: 'Борис' };
let session: Session;

function Shown() {
  session = useKeptSession();
  return <p>{session.isAuth ? `in: ${session.account?.name ?? ''}` : 'out'}</p>;
}
const show = () => renderOn('ru', [], <Shown />);
const kept = () => window.sessionStorage.getItem('account_token');

/** Does something and lets what waits for it go on. */
const afterwards = (done: () => void) =>
  act(() => {
    done();
    return Promise.resolve();
  });

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

describe('account data that the tab keeps', () => {
  const keep = (token: string | null, data: object) => {
    if (token !== null) window.sessionStorage.setItem('account_token', token);
    window.sessionStorage.setItem('account_data', JSON.stringify(data));
  };
  const inVain = () => fetchAccount.mockReturnValue(new Promise(() => undefined));

  test('are shown after a reload at once, until fresh ones are there', async () => {
    const { unmount } = show();
    act(() => session.begin('t5'));
    await screen.findByText('in: Анна');
    unmount();
    let answer: (fresh: Account) => void = () => undefined;
    fetchAccount.mockReturnValue(new Promise<Account>((resolve) => (answer = resolve)));
    show();
    expect(screen.getByText('in: Анна')).toBeInTheDocument();
    await afterwards(() => answer({ ...anna, name: 'Анна П.' }));
    expect(await screen.findByText('in: Анна П.')).toBeInTheDocument();
  });

  test.each([
    ['half an account', { ...anna, email: undefined, token: 't6' }],
    ['an account of other types', { ...anna, id: '1', token: 't6' }],
    ['the account of another token', { ...anna, token: 't5' }],
    ['an account of no token', anna],
    ['a list', [anna]],
  ])('are dropped when they are %s', async (_, data) => {
    inVain();
    keep('t6', data);
    show();
    expect(await screen.findByText('in:')).toBeInTheDocument();
  });

  test('are nothing without a token', () => {
    keep(null, { ...anna, token: null });
    show();
    expect(screen.getByText('out')).toBeInTheDocument();
    expect(session.account).toBeNull();
  });

  test('go with their token, and are not kept without one', async () => {
    show();
    act(() => session.begin('t7'));
    await screen.findByText('in: Анна');
    inVain();
    act(() => session.begin('t8'));
    expect(await screen.findByText('in:')).toBeInTheDocument();
    expect(window.sessionStorage.getItem('account_data')).toBeNull();
    window.sessionStorage.removeItem('account_token');
    act(() => session.keep(anna));
    expect(window.sessionStorage.getItem('account_data')).toBeNull();
  });

  test('are not those of an answer that comes after the end, or after another login', async () => {
    const answers: ((account: Account) => void)[] = [];
    fetchAccount.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    show();
    act(() => session.begin('t9'));
    await waitFor(() => expect(answers).toHaveLength(1));
    act(() => session.end());
    act(() => session.begin('t10'));
    await waitFor(() => expect(answers).toHaveLength(2));
    await afterwards(() => answers[1]?.(boris));
    await afterwards(() => answers[0]?.(anna));
    expect(screen.getByText('in: Борис')).toBeInTheDocument();
    act(() => session.end());
    expect(window.sessionStorage.getItem('account_data')).toBeNull();
  });

  test('a refusal of an earlier token does not end the session of a later one', async () => {
    let refuse: (error: unknown) => void = () => undefined;
    fetchAccount.mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)));
    show();
    act(() => session.begin('t11'));
    await waitFor(() => expect(fetchAccount).toHaveBeenCalledTimes(1));
    act(() => session.begin('t12'));
    await screen.findByText('in: Анна');
    await afterwards(() => refuse(new ApiError(401)));
    expect(screen.getByText('in: Анна')).toBeInTheDocument();
    expect(kept()).toBe('t12');
  });
});
