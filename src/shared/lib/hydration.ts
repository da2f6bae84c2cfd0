let isHydrated = false;
const waiting = new Set<() => void>();

/** Whether the first page of this document has been hydrated. */
export function hasHydrated(): boolean {
  return isHydrated;
}

/**
 * Calls `act` once the first page is hydrated, at once when it is already: only from then on may a
 * render differ from the HTML.
 * @returns what calls it off
 */
export function onceHydrated(act: () => void): () => void {
  if (isHydrated) {
    act();
    return () => undefined;
  }
  waiting.add(act);
  return () => waiting.delete(act);
}

/** Says that the first page is hydrated; a second time changes nothing. */
export function markHydrated(): void {
  isHydrated = true;
  const due = [...waiting];
  waiting.clear();
  for (const act of due) act();
}
