import { limits } from '../../config/limits';

const storageKey = 'reloaded_at';

interface ReloadTools {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Milliseconds. */
  now: () => number;
  reload: () => void;
}

/**
 * Spec §4 "Technical": a code-chunk load failure triggers one page reload, at most once per 60
 * seconds. The release has changed under an open tab, or the network dropped the file.
 */
export function reloadAfterChunkFailure(
  error: unknown,
  { storage, now, reload }: ReloadTools,
): void {
  if (!isChunkFailure(error)) return;
  const before = Number(storage.getItem(storageKey) ?? -Infinity);
  if (now() - before < limits.reloadGuardSeconds * 1000) return;
  storage.setItem(storageKey, String(now()));
  reload();
}

/** Webpack's name for it, for scripts and for styles. */
function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /ChunkLoadError|CSS_CHUNK_LOAD_FAILED/.test(
      `${error.name} ${'code' in error ? String(error.code) : ''}`,
    )
  );
}

/** Watches for such failures from now on. */
export function watchChunkFailures(): void {
  const tools: ReloadTools = {
    storage: window.sessionStorage,
    now: Date.now,
    reload: () => window.location.reload(),
  };
  window.addEventListener('error', ({ error }) => reloadAfterChunkFailure(error, tools));
  window.addEventListener('unhandledrejection', ({ reason }) =>
    reloadAfterChunkFailure(reason, tools),
  );
}
