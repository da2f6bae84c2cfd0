import { limits } from '../../config/limits';
import { readStorage, writeStorage } from './storage';

const storageKey = 'reloaded_at';

interface ReloadTools {
  /** Milliseconds. */
  now: () => number;
  reload: () => void;
}

const tools: ReloadTools = { now: Date.now, reload: () => window.location.reload() };

/**
 * Spec §4 "Technical": a code-chunk load failure triggers one page reload, at most once per 60
 * seconds. The release has changed under an open tab, or the network dropped the file.
 */
export function reloadAfterChunkFailure(
  error: unknown,
  { now, reload }: ReloadTools = tools,
): void {
  // Without a connection a reload would only take away the page that is there.
  if (!isChunkFailure(error) || !navigator.onLine) return;
  const before = readStorage('session', storageKey);
  if (before && now() - Number(before) < limits.reloadGuardSeconds * 1000) return;
  // A browser that stores nothing could not be kept from reloading for ever.
  if (writeStorage('session', storageKey, String(now())) === null) reload();
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

/** Watches for such failures that nobody catches, from now on. */
export function watchChunkFailures(): void {
  window.addEventListener('error', ({ error }) => reloadAfterChunkFailure(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reloadAfterChunkFailure(reason));
}
