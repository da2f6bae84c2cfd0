const listeners = new Set<() => void>();

/** Calls `listener` after each change of content by this process; the answer ends that. */
export function onContentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** To be called once the change is committed. */
export function announceContentChange(): void {
  for (const listener of listeners) listener();
}
