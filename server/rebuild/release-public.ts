import { join } from 'node:path';
import type { HostCode } from '../../src/config/hosts';
import { writeManifest, type Manifest } from '../releases/manifest';
import { changedFiles, changedPages, type Files, type PageChanges } from '../releases/pages';
import { addressesOf, purge, type PurgeSettings } from '../releases/purge';
import { writeReasons, type BuildReasons } from '../releases/reasons';
import { Releases } from '../releases/releases';
import { messageOf } from '../message-of';
import type { Settings } from '../settings';
import { checkDraft } from './check-draft';
import { CheckError } from './check-release';
import { factsOfContent } from './hash-files';
import { nextFiles } from './next-files';
import type { PublicChanges } from './release-changes';
import { manifestOf } from './release-manifest';
import { nextRevision, revisionPath } from './site-revision';
import { writeTree } from './write-tree';

export interface ReleaseOptions {
  host: HostCode;
  settings: Pick<
    Settings,
    | 'releasesDirectory'
    | 'projectDirectory'
    | 'edgePort'
    | 'apiPort'
    | 'isPublic'
    | keyof PurgeSettings
  >;
  /** What Gatsby built. */
  publicDirectory: string;
  /** What it was built from, see `fingerprintOf`. */
  fingerprint: string;
  /** Without: every file of `public` is compared with the release before. */
  changes?: PublicChanges;
  /** Why pages differ from the release before, which is null for the first; kept with the release. */
  reasons?: (before: Manifest | null) => BuildReasons;
  /** Rows that the build was made for: so many more pages may be gone than without. */
  edits?: number;
  /** Releases even when far fewer pages came out than last time. */
  force?: boolean;
  say: (progress: string) => void;
  now?: () => Date;
}

export interface ReleaseResult {
  /** Number of the release that holds what was built. */
  release: number;
  manifest: Manifest;
  /** `held`: made and kept, but not served since a rollback. `unchanged`: there was nothing to release. */
  state: 'live' | 'held' | 'unchanged';
  pages: PageChanges;
  /** Of a new release. */
  reasons?: BuildReasons;
  /** When the CDN has been told, or could not be; never rejects. */
  purged: Promise<void>;
}

/**
 * Checks a finished build, writes it as the next release of its host and makes that current. The
 * time that it takes goes by what changed.
 * @throws CheckError when it must not go live; the release before stays current
 */
export async function releasePublic(options: ReleaseOptions): Promise<ReleaseResult> {
  const { host, settings, publicDirectory, fingerprint, say } = options;
  const releases = new Releases(join(settings.releasesDirectory, host));
  const { number, followsFailure, before } = await releases.prepare();
  const isSameCode = before?.manifest.fingerprint === fingerprint;
  const changes = isSameCode && !followsFailure ? (options.changes ?? null) : null;
  const built = await nextFiles(publicDirectory, number, before?.manifest ?? null, changes);
  const pages = changedPages(before?.manifest.files ?? {}, built);
  if (before && isSameCode && isSame(before.manifest, built, number)) {
    await releases.complete();
    say(`nothing has changed since release ${before.manifest.release}`);
    const { manifest } = before;
    return { release: manifest.release, manifest, state: 'unchanged', pages, purged: done };
  }
  const now = options.now?.() ?? new Date();
  const revision = JSON.stringify(await nextRevision(number, built, before, now));
  const ofRevision = { ...factsOfContent(Buffer.from(revision)), builtIn: number };
  const files = { ...built, [revisionPath]: ofRevision };
  const manifest = manifestOf({ host, release: number, fingerprint, files, settings, now });
  const reasons = options.reasons?.(before?.manifest ?? null);
  const isLive = await attempt(releases, async () => {
    const draft = await releases.draft(number);
    const ownFiles = { [revisionPath]: revision };
    await writeTree(draft, files, { publicDirectory, ownFiles, before });
    const refused = await checkDraft(draft, { manifest, before, pages, ...options }).catch(
      asRefusal,
    );
    await writeManifest(draft.directory, manifest);
    if (refused) {
      // The tree is whole, and of use to the next draft.
      await releases.spare.put(draft.directory);
      throw refused;
    }
    await writeReasons(draft.directory, reasons ?? null);
    return releases.publish(draft);
  });
  say(isLive ? `release ${number} is live with ${manifest.pages} pages` : heldText(number, host));
  const addresses = addressesOf(changedFiles(before?.manifest.files ?? {}, built));
  const purged = isLive ? purge({ host, release: number, addresses, settings, say }) : done;
  await attempt(releases, () => prepareSpare(releases, number, publicDirectory)).catch(
    (error: unknown) => say(`the next release will take longer: ${messageOf(error)}`),
  );
  const state = isLive ? 'live' : 'held';
  return { release: number, manifest, state, pages, reasons, purged };
}

const done = Promise.resolve();

/** When the disk is full, half of a tree takes the room that the next attempt needs. */
async function attempt<Result>(releases: Releases, make: () => Promise<Result>): Promise<Result> {
  try {
    return await make();
  } catch (error) {
    await releases.discardDrafts();
    throw error;
  }
}

function asRefusal(error: unknown): CheckError {
  if (error instanceof CheckError) return error;
  throw error;
}

/** The first releases have no old one to be made of; a second tree of the newest does as well. */
async function prepareSpare(
  releases: Releases,
  number: number,
  publicDirectory: string,
): Promise<void> {
  const newest = await releases.made(number);
  if (!newest || (await releases.spare.exists())) return;
  const spare = await releases.draft(number + 1);
  await writeTree(spare, newest.manifest.files, { publicDirectory, ownFiles: {}, before: newest });
  await writeManifest(spare.directory, newest.manifest);
  await releases.spare.put(spare.directory);
}

function heldText(number: number, host: HostCode): string {
  return `release ${number} is kept, not served: npm run release -- resume --host ${host} serves it`;
}

/**
 * Whether a build is what the release before was made of. What the site says of the release itself
 * does not count; an asset that went does, though the release still has it.
 */
function isSame(before: Manifest, built: Files, number: number): boolean {
  const wentOn = (path: string) => built[path]?.builtIn === number;
  return (
    changedFiles(before.files, built).every((path) => path === revisionPath) &&
    Object.entries(before.files).every(
      ([path, { builtIn }]) =>
        path === revisionPath || (builtIn === before.release) === wentOn(path),
    )
  );
}
