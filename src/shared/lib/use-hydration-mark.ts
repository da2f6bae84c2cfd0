import { useEffect, useLayoutEffect } from 'react';
import { replayEarlyInput } from './early-input';
import { markHydrated } from './hydration';

// React warns of layout effects on the server, where none runs.
const useCommitEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Marks the hydration of the page that the calling component surrounds. Stored state is read before
 * any other effect runs, so that no effect changes a value that has not been read yet. Then, when
 * all effects have run and the page answers to its visitor, `<html>` carries `data-hydrated`, and what
 * the visitor did before is done.
 */
export function useHydrationMark(): void {
  useCommitEffect(markHydrated, []);
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    void replayEarlyInput();
  }, []);
}
