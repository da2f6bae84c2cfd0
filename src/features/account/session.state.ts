import { atom, selector } from 'recoil';
import type { Account } from '../../contract/account';
import { readStorage } from '../../shared/lib/storage';
import { stored } from '../../shared/state/stored.state';
import { keptAccount } from './kept-account';

/** Spec §3 "Session storage". */
export const tokenKey = 'account_token';
export const dataKey = 'account_data';

/** Token of the session; null: nobody is logged in. `useSession` reads the stored one. */
export const accountTokenState = atom<string | null>({
  key: 'account/token',
  default: null,
  effects: [stored({ key: tokenKey, area: 'session', format: (token) => token })],
});

/** Shown after a reload at once, while fresh data are asked for; kept with the token they belong to. */
export const accountDataState = atom<Account | null>({
  key: 'account/data',
  default: null,
  effects: [
    stored({
      key: dataKey,
      area: 'session',
      parse: (account) => keptAccount(account, keptToken()),
      format: (account) => {
        const token = keptToken();
        return account && token ? JSON.stringify({ ...account, token }) : null;
      },
    }),
  ],
});

/**
 * Whether the storage has been looked at for a session to restore. Once for a page: after a session
 * has ended, the token that ended it may still be there.
 */
export const hasLookedState = atom({ key: 'account/hasLooked', default: false });

/** Whether the last session ended because the backend refused its token, which the visitor is told. */
export const isSessionRefusedState = atom({ key: 'account/isRefused', default: false });

/** Spec §4 "Login state": setting the token sets isAuth true, clearing it false. */
export const isAuthSelector = selector<boolean>({
  key: 'account/isAuth',
  get: ({ get }) => get(accountTokenState) !== null,
});

/**
 * The token that this tab keeps: null when there is none, undefined when its storage may not be read.
 */
export function keptToken(): string | null | undefined {
  const token = readStorage('session', tokenKey);
  return token === '' ? null : token;
}
