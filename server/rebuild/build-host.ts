import type { Settings } from '../settings';
import type { BuildRequest, BuiltRelease } from './builder';
import { WarmBuilders } from './warm/warm-builders';

interface BuildOptions extends Pick<BuildRequest, 'host' | 'say' | 'force'> {
  settings: Settings;
  /** Ends the build. */
  signal?: AbortSignal;
}

/**
 * Brings a host up to date in its work directory, checks what came out and makes it the current release;
 * nothing stays in memory.
 */
export async function buildHost({
  settings,
  signal = new AbortController().signal,
  ...options
}: BuildOptions): Promise<BuiltRelease> {
  const builders = new WarmBuilders({ ...settings, warmBuilders: 0 });
  return builders.build({ ...options, changes: null, contentRevision: 0, signal });
}
