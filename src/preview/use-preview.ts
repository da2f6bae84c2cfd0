import { useEffect } from 'react';
import { ApiError } from '../shared/lib/api-error';
import { loadPart } from '../shared/lib/load-part';
import { useFetched } from '../shared/lib/use-fetched';
import { useHost } from '../shared/lib/use-host';
import type { OpenDraft } from './open-draft';
import type { PreviewLink } from './preview-link';

/** Why a link shows no draft; keys of the messages. */
export type Refused = 'missing' | 'forged' | 'expired' | 'gone' | 'unfit' | 'offline';

export type Preview =
  { state: 'asking' } | { state: 'refused'; why: Refused } | { state: 'open'; draft: OpenDraft };

const refusals: Record<number, Refused> = {
  403: 'forged',
  404: 'gone',
  419: 'expired',
  422: 'unfit',
};

/**
 * The draft of a link as it is now: it is asked for again whenever its tab is looked at, so that who
 * writes it sees the latest. Null as a link: the address is none.
 */
export function usePreview(link: PreviewLink | null, isReady: boolean): Preview {
  const host = useHost();
  const { latest, error, retry } = useFetched({
    key: JSON.stringify(link),
    isWanted: link !== null,
    load: async (signal) => {
      if (!link) throw new Error('there is no link to open');
      const { openDraft } = await loadPart(() => import('./open-draft'));
      return openDraft(link, { host, signal });
    },
    context: 'preview',
  });
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible') retry();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [retry]);

  if (!isReady) return { state: 'asking' };
  if (!link) return { state: 'refused', why: 'missing' };
  const why = error === null ? null : refusalOf(error);
  // What was shown before the connection went stays.
  if (why && !(why === 'offline' && latest)) return { state: 'refused', why };
  return latest ? { state: 'open', draft: latest } : { state: 'asking' };
}

function refusalOf(error: unknown): Refused {
  return (error instanceof ApiError && refusals[error.status]) || 'offline';
}
