import { useEffect } from 'react';
import { useRecoilValue } from 'recoil';
import { ApiError } from '../../shared/lib/api-error';
import { useFetched, type Fetched } from '../../shared/lib/use-fetched';
import { accountTokenState } from './session.state';
import { useSession } from './use-session';

export const isRefusedToken = (error: unknown) => error instanceof ApiError && error.status === 401;

/** Data of the account, asked for with its token; a token that is refused ends the session. */
export function useAccountData<Answer>(
  name: string,
  load: (token: string, signal: AbortSignal) => Promise<Answer>,
): Fetched<Answer> {
  const token = useRecoilValue(accountTokenState);
  const { refuse } = useSession();
  const fetched = useFetched({
    key: `${name} ${token ?? ''}`,
    isWanted: token !== null,
    load: (signal) => load(token ?? '', signal),
    context: `account/${name}`,
  });
  const { error } = fetched;
  useEffect(() => {
    if (isRefusedToken(error)) refuse();
  }, [error, refuse]);
  return fetched;
}
