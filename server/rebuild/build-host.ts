import type { HostCode } from '../../src/config/hosts';
import type { Settings } from '../settings';
import { takeBuildLock } from './build-lock';
import { writeMark } from './build-mark';
import { prepareBuild, workOf } from './prepare-build';
import { releasePublic, type ReleaseResult } from './release-public';
import { runGatsby } from './run-gatsby';
import { standstillReasons } from './standstill-reasons';

export interface BuildOptions {
  host: HostCode;
  settings: Settings;
  /** Releases even when far fewer pages came out than last time. */
  force?: boolean;
  say: (progress: string) => void;
  /** Ends the build. */
  signal?: AbortSignal;
}

/**
 * Builds a host in its work directory, checks what came out and makes it the current release. After a
 * build that did not finish, Gatsby starts without its cache (src/gatsby/unfinished-build.ts).
 */
export async function buildHost(options: BuildOptions): Promise<ReleaseResult> {
  const work = workOf(options.settings, options.host);
  const onWait = (pid: number) => options.say(`waiting for the build of process ${pid}`);
  const lock = await takeBuildLock(work, onWait, options.signal);
  try {
    await writeMark(work);
    const { run, sources, ...built } = await prepareBuild({ ...options, contentRevision: 0 }, lock);
    await runGatsby(run);
    const { fingerprint } = built;
    const why = { why: 'it was asked for', sources, fingerprint, changes: null };
    return await releasePublic({ ...options, ...built, reasons: standstillReasons(why) });
  } finally {
    await lock.release();
  }
}
