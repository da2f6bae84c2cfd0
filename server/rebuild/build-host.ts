import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { HostCode } from '../../src/config/hosts';
import type { Settings } from '../start/settings';
import { takeLock, type BuildLock } from './build-lock';
import { fingerprintOf } from './fingerprint';
import type { Manifest } from './manifest';
import { releasePublic } from './release-public';
import { runGatsby } from './run-gatsby';
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
export async function buildHost(options: BuildOptions): Promise<Manifest> {
  const work = join(options.settings.workDirectory, options.host);
  const onWait = (pid: number) => options.say(`waiting for the build of process ${pid}`);
  const lock = await takeLock(join(work, 'lock'), onWait, options.signal);
  try {
    await syncWorkDirectory(options.settings.projectDirectory, work);
    const fingerprint = await fingerprintOf(work, options.settings);
    await buildPublic(options, work, lock);
    return await releasePublic({ ...options, publicDirectory: join(work, 'public'), fingerprint });
  } finally {
    await lock.release();
  }
}

/**
 * Leaves a finished build in `public`. Gatsby writes its data store at once and its other state at
 * the end: after a build that did not finish the two may disagree, and a changed page could be taken
 * for an unchanged one. So a mark stands while it builds, and where one is found all is made anew.
 */
async function buildPublic(options: BuildOptions, work: string, lock: BuildLock): Promise<void> {
  const { host, settings, say, signal } = options;
  const mark = join(work, 'building');
  if (existsSync(mark)) {
    say('the last build did not finish: building from scratch');
    await rm(join(work, '.cache'), { recursive: true, force: true });
    await rm(join(work, 'public'), { recursive: true, force: true });
  }
  await writeFile(mark, '');
  await runGatsby({
    directory: work,
    env: {
      SITE_HOST: host,
      GATSBY_LOCAL_EDGE_PORT: String(settings.edgePort),
      GATSBY_LOCAL_API_PORT: String(settings.apiPort),
      GATSBY_TELEMETRY_DISABLED: '1',
      GATSBY_LOGGER: 'yurnalist',
      GATSBY_CPU_COUNT: process.env.GATSBY_CPU_COUNT ?? String(availableParallelism() + 1),
      NODE_ENV: 'production',
      NO_COLOR: '1',
      CI: 'true',
    },
    logFile: join(work, 'build.log'),
    say,
    onStart: (pid) => lock.noteChild(pid),
    signal,
  });
  await rm(mark);
}
