import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hostCodes, type HostCode } from '../../../src/config/hosts';
import type { Settings } from '../../settings';
import { takeBuildLock } from '../build-lock';
import { prepareBuild, type PreparedBuild } from '../prepare-build';
import { runGatsby } from '../run-gatsby';

/** Beside those of the hosts, and as long as theirs: only then bundles can be taken over. */
const coldDirectory = (host: HostCode) => `${hostCodes.indexOf(host)}`.padStart(host.length, '0');

export interface ColdBuildOptions {
  host: HostCode;
  settings: Settings;
  say: (progress: string) => void;
  /** Ends the build. */
  signal?: AbortSignal;
}

export type ColdBuild = Omit<PreparedBuild, 'run'>;

/**
 * Builds a host in a second work directory, with nothing of any build before it but compiled modules.
 * @throws Error with what Gatsby says is wrong
 */
export async function buildCold(options: ColdBuildOptions): Promise<ColdBuild> {
  const { host, settings, say, signal } = options;
  const directory = join(settings.workDirectory, coldDirectory(host));
  const onWait = (pid: number) => say(`waiting for the build of process ${pid}`);
  const lock = await takeBuildLock(directory, onWait, signal);
  try {
    for (const folder of ['.cache', 'public']) {
      await rm(join(directory, folder), { recursive: true, force: true });
    }
    const build = { host, settings, directory, contentRevision: 0, say, signal };
    const { run, ...built } = await prepareBuild(build, lock);
    await runGatsby(run);
    return built;
  } finally {
    await lock.release();
  }
}
