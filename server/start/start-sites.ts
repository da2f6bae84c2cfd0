import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HostCode } from '../../src/config/hosts';
import { localOrigin } from '../../src/domain/addresses';
import { reportOfEdge, startEdge, type Edge } from '../edge/start-edge';
import { messageOf } from '../message-of';
import { buildHosts } from '../rebuild/build-hosts';
import { fingerprintOf } from '../rebuild/fingerprint';
import type { RebuildService } from '../rebuild/service/start-service';
import { WarmBuilders } from '../rebuild/warm/warm-builders';
import { Releases } from '../releases/releases';
import { startEdits } from './edits';
import { startLocalBackend } from './local-backend';
import { someNotBuilt } from './some-not-built';
import { verifyDaily } from './verify-daily';
import type { Settings } from '../settings';
import { watchVisitors, type Visitors } from './visitors';
import { firstPages, otherLists, warmPictures } from './warm-pictures';

/** How long the next build waits for the photos of the first pages of a site, milliseconds. */
const photosFirstFor = 25_000;

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
export async function startSites(options: SitesOptions): Promise<void> {
  const { settings, say } = options;
  const visitors = watchVisitors(settings.edgePort);
  const builders = new WarmBuilders(settings);
  try {
    const { hostsByVisitors } = visitors;
    const edits = await startEdits({ settings, build: builders.build, hostsByVisitors, say });
    try {
      await serveSites(options, { visitors, edits, builders });
    } finally {
      await edits.stop();
    }
  } finally {
    await builders.close();
    visitors.close();
  }
}

async function serveSites(
  { hosts, settings, say, signal }: SitesOptions,
  {
    visitors,
    edits,
    builders,
  }: { visitors: Visitors; edits: RebuildService; builders: WarmBuilders },
): Promise<void> {
  say('backend: starting');
  const api = await startLocalBackend(settings, [`${edits.url}/hooks/content`]);
  say(`backend: ${api.url}`);
  try {
    const edge = await openEdge(settings);
    try {
      const built = await Promise.all(hosts.map((host) => isBuilt(host, settings)));
      for (const [index, host] of hosts.entries()) if (built[index]) void warm(host);
      const failures = await buildHosts(
        hosts.filter((_, index) => !built[index]),
        build,
      );
      if (signal.aborted) return;
      // Not before: these builds keep the machine busy, and read all content.
      edits.start();
      const stopVerifying = verifyDaily(hosts, settings, { say, signal });
      say(hosts.map((host) => `${host}: ${localOrigin(host, settings.edgePort)}`).join('\n'));
      say(`edits: http://localhost:${settings.rebuildPort}/status`);
      say(failures.size > 0 ? someNotBuilt : 'All is served. Ctrl-C stops it.');
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      stopVerifying();
    } finally {
      await edge.close();
    }
  } finally {
    await api.stop();
  }

  /** Resolves once the first pages have their photos, or have waited for them long enough. */
  async function warm(host: HostCode): Promise<void> {
    if (!settings.preparesPhotos) return;
    const first = preparePhotos(host, firstPages);
    void first.then(() => preparePhotos(host, otherLists));
    await Promise.race([first, sleep(photosFirstFor, undefined, { ref: false })]);
  }

  /** What goes wrong is said, and costs the first visitor a moment. */
  async function preparePhotos(host: HostCode, pages: readonly string[]): Promise<void> {
    try {
      await warmPictures({ host, pages, port: settings.edgePort, visitors, signal });
    } catch (error) {
      if (!signal.aborted) say(`${host}: photos are not prepared: ${messageOf(error)}`);
    }
  }

  async function build(host: HostCode): Promise<void> {
    try {
      say(`${host}: building`);
      const sayOfHost = (line: string) => say(`${host}: ${line}`);
      await builders.build({ host, changes: null, contentRevision: 0, say: sayOfHost, signal });
      say(`${host}: ${localOrigin(host, settings.edgePort)} is ready`);
      // A build beside them takes the core that they need: whoever opens the site now sees them late.
      await warm(host);
    } catch (error) {
      if (!signal.aborted) say(`${host}: ${messageOf(error)}`);
      throw error;
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
      report: reportOfEdge,
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`port ${port} is taken: set KARAT_EDGE_PORT to a free one`, { cause: error });
  }
}
