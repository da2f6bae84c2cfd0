import { useSyncExternalStore } from 'react';

let pathname: string | null = null;
const listeners = new Set<() => void>();

/** Told by Gatsby after each change of page, the first one included. */
export function onRouteUpdate({ location }: { location: { pathname: string } }): void {
  pathname = location.pathname;
  for (const listener of listeners) listener();
}

/**
 * Path of the open page for what outlives a page, such as the header: as a Slice it knows no
 * location of its own. Null in the HTML and in the first client render.
 */
export function usePathname(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => pathname,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
