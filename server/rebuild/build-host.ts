import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { hostCodes, type HostCode } from '../../src/config/hosts';
import type { Settings } from '../settings';
import { takeBuildLock, type BuildLock } from './build-lock';
import { writeMark } from './build-mark';
import { takeBundleCache } from './bundle-cache';
import { fingerprintOf } from './fingerprint';
import { releasePublic, type ReleaseResult } from './release-public';
import { runGatsby } from './run-gatsby';
import { standstillReasons } from './standstill-reasons';
import { syncWorkDirectory } from './work-directory';

export interface BuildOptions {
  host: HostCode;
  settings: Settings;
  /** Releases even when far fewer pages came out than last time. */
  force?: boolean;
  say: (progress: string) => void;
  /** Ends the build. */
  signal?: AbortSignal;
}

/** Builds a host in its work directory, checks what came out and makes it the current release. */
export async function buildHost(options: BuildOptions): Promise<ReleaseResult> {
  const work = join(options.settings.workDirectory, options.host);
  const onWait = (pid: number) => options.say(`waiting for the build of process ${pid}`);
  const lock = await takeBuildLock(work, onWait, options.signal);
  try {
    await writeMark(work);
    const sources = await syncWorkDirectory(options.settings.projectDirectory, work);
    const others = hostCodes.map((code) => join(options.settings.workDirectory, code));
    if (await takeBundleCache(work, others)) options.say('bundles of another host taken over');
    const fingerprint = await fingerprintOf(work, options.settings);
    await buildPublic(options, work, lock);
    return await releasePublic({
      ...options,
      publicDirectory: join(work, 'public'),
      fingerprint,
      reasons: standstillReasons({ why: 'it was asked for', sources, fingerprint, changes: null }),
    });
  } finally {
    await lock.release();
  }
}

/**
 * Leaves a finished build in `public`. After one that did not finish, Gatsby starts without its cache
 * (src/gatsby/unfinished-build.ts).
 */
async function buildPublic(options: BuildOptions, work: string, lock: BuildLock): Promise<void> {
  const { host, settings, say, signal } = options;
  await runGatsby({
    directory: work,
    env: gatsbyEnvironment(host, settings),
    logFile: join(work, 'build.log'),
    say,
    onStart: (pid) => lock.noteChild(pid),
    signal,
  });
}

/** What Gatsby is told by variables when it builds a host. */
export function gatsbyEnvironment(
  host: HostCode,
  { isPublic, edgePort, apiPort }: Pick<Settings, 'isPublic' | 'edgePort' | 'apiPort'>,
): Record<string, string> {
  return {
    SITE_HOST: host,
    // Without ports the addresses are those of the world.
    GATSBY_LOCAL_EDGE_PORT: isPublic ? '' : String(edgePort),
    GATSBY_LOCAL_API_PORT: isPublic ? '' : String(apiPort),
    GATSBY_TELEMETRY_DISABLED: '1',
    GATSBY_LOGGER: 'yurnalist',
    GATSBY_CPU_COUNT: process.env.GATSBY_CPU_COUNT ?? String(availableParallelism() + 1),
    NODE_ENV: 'production',
    NO_COLOR: '1',
    CI: 'true',
  };
}
