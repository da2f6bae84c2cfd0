import { join } from 'node:path';
import { contentRevisionVariable } from '../../src/config/content-revision';
import { hostCodes, type HostCode } from '../../src/config/hosts';
import type { Settings } from '../settings';
import type { BuildLock } from './build-lock';
import { takeBundleCache } from './bundle-cache';
import { fingerprintOf } from './fingerprint';
import { gatsbyEnvironment } from './gatsby-environment';
import type { GatsbyRun } from './gatsby-process';
import { syncWorkDirectory } from './work-directory';

export interface PrepareOptions {
  host: HostCode;
  settings: Settings;
  /** Where it is built; without: in the work directory of the host. */
  directory?: string;
  /** Answers of the backend must hold all changes up to this number; 0: whatever they hold. */
  contentRevision: number;
  /** Told how far the build is. */
  say: (progress: string) => void;
  /** Ends the build. */
  signal?: AbortSignal;
}

/** A work directory that is ready for Gatsby. */
export interface PreparedBuild {
  run: GatsbyRun;
  /** What Gatsby leaves its pages in. */
  publicDirectory: string;
  /** Paths of the sources that have changed since the directory was last brought up to date. */
  sources: readonly string[];
  /** Of the sources that the work directory holds, see `fingerprintOf`. */
  fingerprint: string;
}

/** The work directory of a host. */
export function workOf({ workDirectory }: Settings, host: HostCode): string {
  return join(workDirectory, host);
}

/**
 * Brings the sources and the bundles of a work directory up to date, whoever builds in it next.
 * @param lock of that directory
 */
export async function prepareBuild(
  {
    host,
    settings,
    directory = workOf(settings, host),
    contentRevision,
    say,
    signal,
  }: PrepareOptions,
  lock: BuildLock,
): Promise<PreparedBuild> {
  const sources = await syncWorkDirectory(settings.projectDirectory, directory);
  const others = hostCodes.map((code) => workOf(settings, code));
  if (await takeBundleCache(directory, others)) say('bundles of another host taken over');
  const run: GatsbyRun = {
    directory,
    env: {
      ...gatsbyEnvironment(host, settings),
      [contentRevisionVariable]: String(contentRevision),
    },
    logFile: join(directory, 'build.log'),
    say,
    onStart: (pid) => lock.noteChild(pid),
    signal,
  };
  const fingerprint = await fingerprintOf(directory, settings);
  return { run, publicDirectory: join(directory, 'public'), sources, fingerprint };
}
