import { atom, selector, type AtomEffect } from 'recoil';
import type { Account } from '../../contract/account';
import { report } from '../../shared/lib/report';

/** Spec §3 "Session storage". */
const tokenKey = 'account_token';
const dataKey = 'account_data';

/**
 * Keeps an atom in session storage; the visitor's browser may forbid that, and then the atom lives as
 * long as the page. What was kept is read by `useSession`, after hydration.
 */
const keptAs =
  <Value>(key: string, write: (value: Value) => string): AtomEffect<Value | null> =>
  ({ onSet }) =>
    onSet((value) => {
      try {
        if (value === null) window.sessionStorage.removeItem(key);
        else window.sessionStorage.setItem(key, write(value));
      } catch (error) {
        report(error, 'account/storage');
      }
    });

/** Token of the session; null: nobody is logged in. */
export const accountTokenState = atom<string | null>({
  key: 'account/token',
  default: null,
  effects: [keptAs<string>(tokenKey, (token) => token)],
});

export const accountDataState = atom<Account | null>({
  key: 'account/data',
  default: null,
  effects: [keptAs<Account>(dataKey, (account) => JSON.stringify(account))],
});

/** Spec §4 "Login state": setting the token sets isAuth true, clearing it false. */
export const isAuthSelector = selector<boolean>({
  key: 'account/isAuth',
  get: ({ get }) => get(accountTokenState) !== null,
});

/**
 * The token that this tab keeps: null when there is none, undefined when its storage may not be read.
 */
export function keptToken(): string | null | undefined {
  try {
    return window.sessionStorage.getItem(tokenKey) || null;
  } catch {
    return undefined;
  }
}
