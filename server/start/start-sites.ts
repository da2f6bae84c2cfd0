import { join } from 'node:path';
import type { HostCode } from '../../src/config/hosts';
import { readConfig } from '../api/config';
import { startApi } from '../api/main';
import { localOrigin } from '../edge/hosts-by-header';
import { startEdge, type Edge } from '../edge/start-edge';
import { buildHost } from '../rebuild/build-host';
import { fingerprintOf } from '../rebuild/fingerprint';
import { Releases } from '../rebuild/releases';
import { useLocalCaptcha } from './local-captcha';
import type { Settings } from './settings';

interface SitesOptions {
  /** Hosts to build, in this order; what was released before is served for all four. */
  hosts: readonly HostCode[];
  settings: Settings;
  say: (line: string) => void;
  /** Ends everything: the builds, the edge and the backend. */
  signal: AbortSignal;
}

/**
 * Runs backend and edge until `signal`, and builds the hosts whose release is missing or older than
 * the sources. A build that fails is told and leaves the release that is served.
 */
export async function startSites({ hosts, settings, say, signal }: SitesOptions): Promise<void> {
  say('backend: starting');
  const config = {
    ...readConfig(process.env),
    dataDir: settings.dataDirectory,
    logLevel: process.env.LOG_LEVEL ?? 'warn',
  };
  const api = await startApi(config);
  useLocalCaptcha(api.url, config);
  say(`backend: ${api.url}`);
  try {
    const edge = await openEdge(settings);
    try {
      let failed = false;
      for (const host of hosts) {
        if (!(await isBuilt(host, settings))) failed = !(await build(host)) || failed;
        if (signal.aborted) return;
      }
      say(hosts.map((host) => `${host}: ${localOrigin(host, settings.edgePort)}`).join('\n'));
      say(failed ? 'Some sites could not be built; see above.' : 'All is served. Ctrl-C stops it.');
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    } finally {
      await edge.close();
    }
  } finally {
    await api.stop();
  }

  async function build(host: HostCode): Promise<boolean> {
    try {
      say(`${host}: building`);
      await buildHost({ host, settings, say: (line) => say(`${host}: ${line}`), signal });
      say(`${host}: ${localOrigin(host, settings.edgePort)} is ready`);
      return true;
    } catch (error) {
      if (!signal.aborted)
        say(`${host}: ${error instanceof Error ? error.message : String(error)}`);
      return false;
    }
  }
}

/** Whether the release that is served was built from the sources as they are. */
async function isBuilt(host: HostCode, settings: Settings): Promise<boolean> {
  const manifest = await new Releases(join(settings.releasesDirectory, host)).currentManifest();
  if (!manifest) return false;
  return manifest.fingerprint === (await fingerprintOf(settings.projectDirectory, settings));
}

async function openEdge(settings: Settings): Promise<Edge> {
  const { edgePort: port, ...directories } = settings;
  try {
    return await startEdge({
      ...directories,
      port,
      report: (error) => console.error('edge:', error),
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`port ${port} is taken: set KARAT_EDGE_PORT to a free one`, { cause: error });
  }
}
