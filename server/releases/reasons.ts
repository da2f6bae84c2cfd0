import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageChanges } from './pages';

/** Why a page was written anew. */
export const reasonKinds = [
  /** What it is a page of: `articles 7`. */
  'own',
  /** Something else that it shows by itself: a neighbour, a name that it links. */
  'shown',
  /** A list of it: `articles (7, 9)`. */
  'list',
  /** What it was made with: its place in a list, counts, other languages. */
  'place',
  'new',
  'gone',
  /** A part that pages share: `header`, and what changed in it. */
  'slice',
  /** Texts of the interface: the files that changed. */
  'words',
  /** Sources: the files that changed. */
  'code',
  'first',
  /** Content, of which it is not known what of it the page shows. */
  'content',
  /** A change that an earlier build had made, whose release came to nothing. */
  'earlier',
] as const;
export type ReasonKind = (typeof reasonKinds)[number];

export interface Reason {
  kind: ReasonKind;
  /** What changed; empty where that is not known, or says nothing more. */
  what: string;
}

/** Why the pages of a release differ from those of the one before. */
export interface BuildReasons {
  /** Why everything was built from a standstill; null: only what an edit concerns was. */
  standstill: string | null;
  /** By address, as far as it is known page by page. */
  pages: Record<string, readonly Reason[]>;
  /** Of pages that are not in `pages`. */
  others: Reason;
}

/** Pages that one thing has changed. */
export interface ReasonGroup extends Reason {
  addresses: string[];
}

const fileName = 'reasons.json';

/**
 * Writes the reasons beside the manifest of a release.
 * @param reasons null: those of an earlier release, whose tree it may have been made of, are removed
 */
export async function writeReasons(
  releaseDirectory: string,
  reasons: BuildReasons | null,
): Promise<void> {
  const file = join(releaseDirectory, fileName);
  if (reasons) await writeFile(file, JSON.stringify(reasons));
  else await rm(file, { force: true });
}

/** The reasons that were written with a release; null where there are none. */
export async function readReasons(releaseDirectory: string): Promise<BuildReasons | null> {
  try {
    return JSON.parse(await readFile(join(releaseDirectory, fileName), 'utf8')) as BuildReasons;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

export function reasonsOfPage({ pages, others }: BuildReasons, address: string): readonly Reason[] {
  return pages[address] ?? [others];
}

/** The pages that differ by what changed them, what changed most first. */
export function groupsOf(reasons: BuildReasons, pages: PageChanges): ReasonGroup[] {
  const groups = new Map<string, ReasonGroup>();
  for (const address of [...pages.added, ...pages.changed, ...pages.removed]) {
    for (const reason of reasonsOfPage(reasons, address)) {
      const key = reasonText(reason);
      const group = groups.get(key) ?? { ...reason, addresses: [] };
      group.addresses.push(address);
      groups.set(key, group);
    }
  }
  return [...groups.values()].sort((one, other) => other.addresses.length - one.addresses.length);
}

const texts: Record<ReasonKind, string> = {
  own: 'its own content',
  shown: 'shows what changed',
  list: 'a list it shows',
  place: 'its place, counts or languages',
  new: 'a new page',
  gone: 'nothing is left to show',
  slice: 'a part that pages share',
  words: 'words of the interface',
  code: 'code',
  first: 'the first build',
  content: 'content that changed before the build',
  earlier: 'an earlier change that was not released',
};

export function reasonText({ kind, what }: Reason): string {
  return what ? `${texts[kind]}: ${what}` : texts[kind];
}
