import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the HTML and in the first client render, true after: what differs by visitor waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
