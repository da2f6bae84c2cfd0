import { join } from 'node:path';
import { hosts, type HostCode } from '../../src/config/hosts';
import { localOrigin } from '../../src/domain/addresses';
import type { Settings } from '../settings';
import { checkRelease, pagesOf } from './check-release';
import { compressRelease } from './compress-release';
import { siteOf } from '../releases/layout';
import { writeManifest, type Manifest } from '../releases/manifest';
import { Releases, type PreviousRelease } from '../releases/releases';
import { writeRelease } from './write-release';

export interface ReleaseOptions {
  host: HostCode;
  settings: Pick<Settings, 'releasesDirectory' | 'edgePort' | 'apiPort' | 'isPublic'>;
  /** What Gatsby built. */
  publicDirectory: string;
  /** What it was built from, see `fingerprintOf`. */
  fingerprint: string;
  /** Releases even when far fewer pages came out than last time. */
  force?: boolean;
  say: (progress: string) => void;
}

/** Checks a finished build, writes it as the next release of its host and makes that current. */
export async function releasePublic({
  host,
  settings,
  publicDirectory,
  fingerprint,
  force = false,
  say,
}: ReleaseOptions): Promise<Manifest> {
  const releases = new Releases(join(settings.releasesDirectory, host));
  const [before, draft] = [await releases.previous(), await releases.draft()];
  const site = siteOf(draft.directory);
  const files = await writeRelease(publicDirectory, site, draft.number, before);
  const pages = pagesOf(Object.keys(files));
  const scanned = pagesToScan(pages, files, before, fingerprint);
  const pagesBefore = force ? null : (before?.manifest.pages ?? null);
  await checkRelease(site, new Set(Object.keys(files)), scanned, pagesBefore);
  await compressRelease(site, files, before);
  const manifest: Manifest = {
    host,
    release: draft.number,
    fingerprint,
    createdAt: new Date().toISOString(),
    ...addressesOf(host, settings),
    edgePort: settings.edgePort,
    apiPort: settings.apiPort,
    pages: pages.length,
    files,
  };
  await writeManifest(draft.directory, manifest);
  await releases.publish(draft);
  say(`release ${draft.number} is live with ${pages.length} pages`);
  return manifest;
}

/** Where visitors find a site, and where its build read the content. */
function addressesOf(
  host: HostCode,
  { isPublic, edgePort, apiPort }: ReleaseOptions['settings'],
): Pick<Manifest, 'siteOrigin' | 'apiBase'> {
  const { domain, apiBase } = hosts[host];
  const localApi = `http://127.0.0.1:${apiPort}/${host}`;
  const { API_URL } = process.env;
  return {
    siteOrigin: isPublic ? `https://${domain}` : localOrigin(host, edgePort),
    apiBase: API_URL ? `${API_URL}/${host}` : isPublic ? apiBase : localApi,
  };
}

/**
 * After an edit of content most pages are as in the release before, which was checked: only changed
 * ones can be wrong, unless a file is gone that others may refer to.
 */
function pagesToScan(
  pages: string[],
  files: Manifest['files'],
  before: PreviousRelease | null,
  fingerprint: string,
): string[] {
  if (!before || before.manifest.fingerprint !== fingerprint) return pages;
  const earlier = before.manifest.files;
  if (Object.keys(earlier).some((path) => !(path in files))) return pages;
  return pages.filter((path) => files[path]?.hash !== earlier[path]?.hash);
}
