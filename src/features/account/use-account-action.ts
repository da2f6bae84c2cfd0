import { useState } from 'react';
import { useRecoilValue } from 'recoil';
import { report } from '../../shared/lib/report';
import { accountTokenState } from './session.state';
import { isRefusedToken } from './use-account-data';
import { useSession } from './use-session';

/** Something that a press does to the account. */
export interface AccountAction<Given extends unknown[] = []> {
  run: (...given: Given) => void;
  isBusy: boolean;
  hasFailed: boolean;
}

/** Runs one press at a time; a token that is refused ends the session. */
export function useAccountAction<Given extends unknown[] = []>(
  name: string,
  act: (token: string, ...given: Given) => Promise<void>,
): AccountAction<Given> {
  const token = useRecoilValue(accountTokenState);
  const { refuse } = useSession();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const run = async (...given: Given) => {
    if (token === null || state === 'busy') return;
    setState('busy');
    try {
      await act(token, ...given);
      setState('idle');
    } catch (error) {
      if (isRefusedToken(error)) {
        refuse();
        return;
      }
      report(error, `account/${name}`);
      setState('failed');
    }
  };
  return {
    run: (...given) => void run(...given),
    isBusy: state === 'busy',
    hasFailed: state === 'failed',
  };
}
