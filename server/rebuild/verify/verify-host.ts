import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unfinishedBuildPath } from '../../../src/config/unfinished-build';
import type { PreviousRelease } from '../../releases/made-releases';
import { Releases } from '../../releases/releases';
import { buildHost } from '../build-host';
import { takeBuildLock } from '../build-lock';
import { writeMark } from '../build-mark';
import { listPublished } from '../published-files';
import { releasePublic } from '../release-public';
import { buildCold, type ColdBuild, type ColdBuildOptions } from './cold-build';
import { compareSites, type FileDifference } from './compare-sites';
import { differenceText } from './difference-text';
import { whenAtRest } from './edits-at-rest';

/** Cold builds that changes of content may spoil, one after the other. */
const mostAttempts = 4;

/**
 * Builds a host cold beside the tree that edits are built in, and compares what visitors get with it,
 * byte by byte. Where they differ the cold build is released, and the next build of the host begins
 * without what the other tree knew. Without a rebuild service the host is built as usual first, so
 * that its release holds the content of now.
 * @returns the files that differ
 * @throws Error when a build fails, or when content changed during every attempt
 */
export async function verifyHost(options: ColdBuildOptions): Promise<FileDifference[]> {
  const { host, settings, say, signal } = options;
  const service = `http://127.0.0.1:${settings.rebuildPort}`;
  const releases = new Releases(join(settings.releasesDirectory, host));
  let before = await whenAtRest(service, signal);
  const failure = before?.givenUp.get(host);
  if (failure) throw new Error(`the last build of the host failed: ${failure}`);
  if (!before) await buildHost(options);
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const live = await newestOf(releases);
    const cold = await buildCold(options);
    const after = await whenAtRest(service, signal);
    if (live && after?.revision === before?.revision && (await isNewest(releases, live))) {
      const differences = await compare(live, cold);
      if (await isNewest(releases, live)) {
        say(resultOf(live, differences, settings.projectDirectory));
        if (differences.length > 0) await goLive(options, cold);
        return differences;
      }
    }
    say('content changed while the cold build was made: once more');
    before = after;
  }
  throw new Error(`content changed during each of ${mostAttempts} cold builds`);
}

async function newestOf(releases: Releases): Promise<PreviousRelease | null> {
  const [newest] = await releases.numbers();
  return newest === undefined ? null : releases.made(newest);
}

async function isNewest(releases: Releases, { manifest }: PreviousRelease): Promise<boolean> {
  return (await releases.numbers())[0] === manifest.release;
}

/** Assets of earlier builds, which a release carries on for open tabs, are not of this build. */
async function compare(
  { site, manifest }: PreviousRelease,
  { publicDirectory }: ColdBuild,
): Promise<FileDifference[]> {
  const paths = Object.keys(manifest.files).filter(
    (path) => manifest.files[path]?.builtIn === manifest.release,
  );
  const cold = { directory: publicDirectory, paths: await listPublished(publicDirectory) };
  return compareSites({ directory: site, paths }, cold);
}

function resultOf(
  { manifest: { release, files } }: PreviousRelease,
  differences: readonly FileDifference[],
  projectDirectory: string,
): string {
  if (differences.length === 0) {
    return `release ${release} is what a cold build makes: ${Object.keys(files).length} files`;
  }
  const text = differenceText(differences, projectDirectory);
  return `release ${release} is not what a cold build makes, files: ${differences.length}\n${text}`;
}

async function goLive(options: ColdBuildOptions, cold: ColdBuild): Promise<void> {
  const { host, settings, say, signal } = options;
  const work = join(settings.workDirectory, host);
  const onWait = (pid: number) => say(`waiting for the build of process ${pid}`);
  const lock = await takeBuildLock(work, onWait, signal);
  try {
    // The builder that stays sees that it is not the last to have built, and ends.
    await writeMark(work);
    await writeFile(join(work, unfinishedBuildPath), '');
    await releasePublic({ host, settings, say, ...cold });
  } finally {
    await lock.release();
  }
}
