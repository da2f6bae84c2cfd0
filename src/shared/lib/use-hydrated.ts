import { useSyncExternalStore } from 'react';
import { hasHydrated, onceHydrated } from './hydration';

/** False in the HTML and in the first client render, true after: what differs by visitor waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(onceHydrated, hasHydrated, () => false);
}
