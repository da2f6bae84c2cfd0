import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostCode } from '../../../src/config/hosts';
import type { Settings } from '../../settings';
import { gatsbyEnvironment } from '../build-host';
import { takeBuildLock } from '../build-lock';
import { takeBundleCache } from '../bundle-cache';
import { fingerprintOf } from '../fingerprint';
import { runGatsby } from '../run-gatsby';
import { syncWorkDirectory } from '../work-directory';

/** Beside those of the hosts, and as long as theirs: only then bundles can be taken over. */
const coldDirectories: Record<HostCode, string> = { ru: 'r2', en: 'e2', ua: 'a2', uz: 'z2' };

export interface ColdBuildOptions {
  host: HostCode;
  settings: Settings;
  say: (progress: string) => void;
  /** Ends the build. */
  signal?: AbortSignal;
}

export interface ColdBuild {
  /** What Gatsby built. */
  publicDirectory: string;
  /** What it was built from, see `fingerprintOf`. */
  fingerprint: string;
}

/**
 * Builds a host in a second work directory, with nothing of any build before it but compiled modules.
 * @throws Error with what Gatsby says is wrong
 */
export async function buildCold(options: ColdBuildOptions): Promise<ColdBuild> {
  const { host, settings, say, signal } = options;
  const directory = join(settings.workDirectory, coldDirectories[host]);
  const onWait = (pid: number) => say(`waiting for the build of process ${pid}`);
  const lock = await takeBuildLock(directory, onWait, signal);
  try {
    for (const folder of ['.cache', 'public']) {
      await rm(join(directory, folder), { recursive: true, force: true });
    }
    await syncWorkDirectory(settings.projectDirectory, directory);
    await takeBundleCache(directory, [join(settings.workDirectory, host)]);
    const fingerprint = await fingerprintOf(directory, settings);
    await runGatsby({
      directory,
      env: gatsbyEnvironment(host, settings),
      logFile: join(directory, 'build.log'),
      say,
      onStart: (pid) => lock.noteChild(pid),
      signal,
    });
    return { publicDirectory: join(directory, 'public'), fingerprint };
  } finally {
    await lock.release();
  }
}
