import type { PreviousRelease } from '../releases/made-releases';
import { siteOf } from '../releases/layout';
import type { Manifest } from '../releases/manifest';
import type { Files, PageChanges } from '../releases/pages';
import type { Draft } from '../releases/releases';
import type { Settings } from '../settings';
import { checkAnswers } from './check-answers';
import { checkRelease, pagesOf, type CheckedRelease } from './check-release';
import { readLinkCounts, writeLinkCounts } from './link-counts';

interface CheckedDraft {
  manifest: Manifest;
  before: PreviousRelease | null;
  pages: PageChanges;
  settings: Pick<Settings, 'projectDirectory'>;
  /** Rows that the build was made for: so many more pages may be gone than without. */
  edits?: number;
  /** Even far fewer pages than last time will do. */
  force?: boolean;
}

/**
 * Checks the tree of a draft, and keeps with it what its pages refer to.
 * @throws CheckError when it must not go live
 */
export async function checkDraft(
  { directory }: Draft,
  { manifest, before, pages: { added, changed }, settings, edits, force }: CheckedDraft,
): Promise<void> {
  const site = siteOf(directory);
  const paths = new Set(Object.keys(manifest.files));
  const isSameCode = before?.manifest.fingerprint === manifest.fingerprint;
  const checked = isSameCode ? await checkedRelease(before, manifest.files) : null;
  const pagesBefore = before && !force ? pagesOf(Object.keys(before.manifest.files)) : null;
  const links = await checkRelease(site, paths, checked, pagesBefore, edits);
  await checkAnswers(site, settings.projectDirectory, manifest.files, [...added, ...changed]);
  await writeLinkCounts(directory, links);
}

/**
 * After an edit of content most pages are as in the release before, which was checked. Null when it
 * did not keep what its pages refer to.
 */
async function checkedRelease(
  { directory, site, manifest }: PreviousRelease,
  files: Files,
): Promise<CheckedRelease | null> {
  const links = await readLinkCounts(directory);
  if (!links) return null;
  const pages = pagesOf(Object.keys(manifest.files));
  const isSamePage = (page: string) => manifest.files[page]?.hash === files[page]?.hash;
  const unchanged = new Set(pages.filter(isSamePage));
  return { site, links, unchanged, changed: pages.filter((page) => !unchanged.has(page)) };
}
