import type { HostCode } from '../../src/config/hosts';
import { changedFiles } from './pages';
import { addressesOf, purge, type PurgeSettings } from './purge';
import type { Releases } from './releases';

interface SwitchOptions {
  host: HostCode;
  releases: Releases;
  settings: PurgeSettings;
  /** Told when the CDN could not be told. */
  say: (line: string) => void;
}

/**
 * Serves the release that `choose` switches to, then tells the CDN of the addresses by which it
 * differs from the one that was served.
 * @returns the number of the release that is served; null when there is none
 * @throws what `choose` throws; then nothing is purged
 */
export async function switchRelease(
  { host, releases, settings, say }: SwitchOptions,
  choose: () => Promise<number | null>,
): Promise<number | null> {
  const before = await releases.currentManifest();
  const release = await choose();
  const after = await releases.currentManifest();
  const addresses = addressesOf(changedFiles(before?.files ?? {}, after?.files ?? {}));
  if (release !== null && addresses.length > 0) {
    await purge({ host, release, addresses, settings, say });
  }
  return release;
}
