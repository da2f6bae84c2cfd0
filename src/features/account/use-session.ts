import { useCallback } from 'react';
import { useRecoilCallback, useRecoilState, useRecoilValue, useSetRecoilState } from 'recoil';
import type { Account } from '../../contract/account';
import { ApiError } from '../../shared/lib/api-error';
import { loadPart } from '../../shared/lib/load-part';
import { report } from '../../shared/lib/report';
import {
  accountDataState,
  accountTokenState,
  hasLookedState,
  isAuthSelector,
  isSessionRefusedState,
  keptToken,
} from './session.state';

export interface Session {
  isAuth: boolean;
  /** Whether it is known that nobody is logged in who is not: a kept session has been restored. */
  hasLooked: boolean;
  account: Account | null;
  /** Whether the last session ended because its token was refused. */
  isRefused: boolean;
  /** Starts the session of a token and fetches the data of its account. */
  begin: (token: string) => void;
  /** Takes over the data of the account after a change. */
  keep: (account: Account) => void;
  /** Clears token and data. */
  end: () => void;
  /** Ends a session whose token the backend does not know any more, and keeps in mind why. */
  refuse: () => void;
}

/** The visitor's session (spec §4 "Login state"). */
export function useSession(): Session {
  const setToken = useSetRecoilState(accountTokenState);
  const setData = useSetRecoilState(accountDataState);
  const [isRefused, setRefused] = useRecoilState(isSessionRefusedState);
  const hasLooked = useRecoilValue(hasLookedState);
  const account = useRecoilValue(accountDataState);
  const isAuth = useRecoilValue(isAuthSelector);

  const end = useCallback(() => {
    setToken(null);
    setData(null);
  }, [setToken, setData]);

  const refuse = useCallback(() => {
    end();
    setRefused(true);
  }, [end, setRefused]);

  /** Whether a session goes on: an answer about an earlier one says nothing of it. */
  const isOn = useRecoilCallback(
    ({ snapshot }) =>
      (started: string) =>
        snapshot.getLoadable(accountTokenState).contents === started,
    [],
  );

  const begin = useCallback(
    (started: string) => {
      // What is known belongs to the token that it was got with.
      if (started !== keptToken()) setData(null);
      setToken(started);
      setRefused(false);
      loadPart(() => import('./account.client'))
        .then(({ fetchAccount }) => fetchAccount(started))
        .then((account) => {
          if (isOn(started)) setData(account);
        })
        .catch((error: unknown) => {
          if (!isOn(started)) return;
          // A token that the backend does not know any more is no session.
          if (error instanceof ApiError && error.status === 401) refuse();
          else report(error, 'account/data');
        });
    },
    [setToken, setData, setRefused, refuse, isOn],
  );

  return { isAuth, hasLooked, account, isRefused, begin, keep: setData, end, refuse };
}
