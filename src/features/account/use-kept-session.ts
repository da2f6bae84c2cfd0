import { useEffect } from 'react';
import { useRecoilState, useRecoilValue } from 'recoil';
import { accountTokenState, hasLookedState, keptToken } from './session.state';
import { useSession, type Session } from './use-session';

/**
 * The session, and what keeps it equal to the tab's storage (spec §4 "Login state"); one part of each
 * page does so.
 */
export function useKeptSession(): Session {
  const session = useSession();
  const { begin, end } = session;
  const token = useRecoilValue(accountTokenState);
  const [hasLooked, setLooked] = useRecoilState(hasLookedState);

  // A token in session storage with no active login restores the login.
  useEffect(() => {
    if (hasLooked) return;
    setLooked(true);
    const kept = keptToken();
    if (token === null && kept) begin(kept);
  }, [hasLooked, setLooked, token, begin]);

  // No token while logged in clears the login: another part of the page may have removed it.
  useEffect(() => {
    const look = () => {
      if (token !== null && keptToken() === null) end();
    };
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [token, end]);

  return session;
}
