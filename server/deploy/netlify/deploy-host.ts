import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hosts, type HostCode } from '../../../src/config/hosts';
import { takeLock } from '../../lock';
import { siteDirectory } from '../../releases/layout';
import { readManifest } from '../../releases/manifest';
import { Releases } from '../../releases/releases';
import type { Settings } from '../../settings';
import { deployContents } from './contents';
import { DeployNotes } from './deploy-notes';
import { deployRelease } from './deploy-release';
import { bundleFunctions } from './functions';
import { NetlifyApi } from './netlify-api';
import type { NetlifySettings } from './netlify-settings';

export interface DeployHostOptions {
  host: HostCode;
  /** Number of a release; null: the one that is served here. */
  release: number | null;
  settings: Pick<Settings, 'releasesDirectory' | 'dataDirectory' | 'projectDirectory'>;
  netlify: NetlifySettings;
  signal: AbortSignal;
  say: (progress: string) => void;
}

/**
 * Deploys a release of a host to its Netlify site, one deploy of a host at a time.
 * @throws Error when there is no such release, it was built for another address, another process
 * deploys the host, or Netlify refuses.
 */
export async function deployHost(options: DeployHostOptions): Promise<void> {
  const { host, settings, netlify, signal, say } = options;
  const directory = join(settings.releasesDirectory, host);
  const number = options.release ?? (await new Releases(directory).current());
  const manifest = number === null ? null : await readManifest(join(directory, String(number)));
  if (!manifest) throw new Error(`there is no release ${number ?? ''} in ${directory}`);
  const origin = `https://${hosts[host].domain}`;
  if (manifest.siteOrigin !== origin)
    throw new Error(
      `release ${manifest.release} was built for ${manifest.siteOrigin}, not for ${origin}: ` +
        'build it with KARAT_PUBLIC=1',
    );
  const notes = new DeployNotes(join(settings.dataDirectory, 'deploys', host));
  const lock = await takeLock(notes.folder);
  const bundles = await mkdtemp(join(tmpdir(), 'karat-functions-'));
  try {
    const { contents, known } = await deployContents(
      siteDirectory(directory, String(manifest.release)),
      manifest.files,
      join(settings.projectDirectory, 'netlify.toml'),
      await notes.digests(),
    );
    await notes.keepDigests(known);
    const live = await deployRelease({
      api: new NetlifyApi({ url: netlify.apiUrl, token: netlify.token, signal }),
      site: netlify.site,
      contents,
      functions: await bundleFunctions(settings.projectDirectory, bundles),
      notes,
      say,
    });
    say(`release ${manifest.release} is live on Netlify${live.ssl_url ? `: ${live.ssl_url}` : ''}`);
  } finally {
    await rm(bundles, { recursive: true, force: true });
    await lock.release();
  }
}
