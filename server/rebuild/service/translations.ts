import { join } from 'node:path';
import { hostCodes, type HostCode } from '../../../src/config/hosts';
import { isOnEveryHost } from '../../../src/domain/alternates';
import { htmlOf, type PageChanges } from '../../releases/pages';
import { Releases } from '../../releases/releases';

/**
 * The other hosts that have one of the pages which came or went on a host: theirs name it as their
 * translation, or did.
 */
export async function hostsOfTranslations(
  releasesDirectory: string,
  host: HostCode,
  { added, removed }: Pick<PageChanges, 'added' | 'removed'>,
): Promise<HostCode[]> {
  const addresses = [...added, ...removed].filter((address) => !isOnEveryHost(address));
  if (addresses.length === 0) return [];
  const files = addresses.map(htmlOf);
  const found: HostCode[] = [];
  for (const other of hostCodes.filter((code) => code !== host)) {
    const manifest = await new Releases(join(releasesDirectory, other)).currentManifest();
    if (manifest && files.some((file) => file in manifest.files)) found.push(other);
  }
  return found;
}
