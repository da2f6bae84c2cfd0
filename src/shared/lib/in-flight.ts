/** Requests under way, as a loading indicator needs them (spec §4 "Technical"). */
export interface InFlight {
  count: number;
  /** Whether one of them failed since the last time that none was under way. */
  hasFailed: boolean;
}

let current: InFlight = { count: 0, hasFailed: false };
const listeners = new Set<() => void>();

export function inFlight(): InFlight {
  return current;
}

/** Calls `listener` after each change, until the function that it gives back is called. */
export function onInFlightChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Counts a request while it is under way; one that `signal` cancelled is no failure. */
export async function counted<T>(request: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const { count, hasFailed } = current;
  change({ count: count + 1, hasFailed: count > 0 && hasFailed });
  let failed = false;
  try {
    return await request();
  } catch (error) {
    failed = !signal?.aborted;
    throw error;
  } finally {
    change({ count: current.count - 1, hasFailed: current.hasFailed || failed });
  }
}

function change(next: InFlight): void {
  current = next;
  for (const listener of listeners) listener();
}
