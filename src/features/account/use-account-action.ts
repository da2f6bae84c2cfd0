import { useState } from 'react';
import { useRecoilValue } from 'recoil';
import { report } from '../../shared/lib/report';
import { accountTokenState } from './session.state';
import { isRefusedToken } from './use-account-data';
import { useSession } from './use-session';

/** Something that a press does to the account. */
export interface AccountAction {
  run: () => void;
  isBusy: boolean;
  hasFailed: boolean;
}

/** Runs one press at a time; a token that is refused ends the session. */
export function useAccountAction(
  name: string,
  act: (token: string) => Promise<void>,
): AccountAction {
  const token = useRecoilValue(accountTokenState);
  const { refuse } = useSession();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const run = async () => {
    if (token === null || state === 'busy') return;
    setState('busy');
    try {
      await act(token);
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
  return { run: () => void run(), isBusy: state === 'busy', hasFailed: state === 'failed' };
}
