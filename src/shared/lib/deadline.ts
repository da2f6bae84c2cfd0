export interface Deadline {
  signal: AbortSignal;
  /** Ends the watch: what was to be done in time is done. */
  clear: () => void;
}

/**
 * A signal that aborts when `outer` does or after `milliseconds`, whichever comes first.
 * `AbortSignal.any` would do the same, but browsers of before 2024 do not know it.
 */
export function deadline(milliseconds: number, outer?: AbortSignal): Deadline {
  const controller = new AbortController();
  const onOuterAbort = () => controller.abort(outer?.reason);
  const timer = setTimeout(
    () => controller.abort(new DOMException(`no answer in ${milliseconds} ms`, 'TimeoutError')),
    milliseconds,
  );
  if (outer?.aborted) onOuterAbort();
  outer?.addEventListener('abort', onOuterAbort);
  return {
    signal: controller.signal,
    clear: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', onOuterAbort);
    },
  };
}
