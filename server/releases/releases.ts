import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitForLock } from '../lock';
import { serveRelease, siteOf } from './layout';
import { holdName, MadeReleases, type PreviousRelease } from './made-releases';
import type { Files } from './pages';
import { SpareTree } from './spare-tree';

/** Releases whose hashed assets stay served, so that a tab opened before a release keeps working. */
export const releasesKept = 3;

/** What there is to go by before the next release is made. */
export interface NextRelease {
  number: number;
  /** Whether the attempt before came to nothing: what it should have released is still missing. */
  followsFailure: boolean;
  /** The newest release, served or held back; null for the first. */
  before: PreviousRelease | null;
}

/** A release that is being made. */
export interface Draft {
  number: number;
  directory: string;
  /** What its tree holds already: a release of earlier days is brought up to date. */
  holds: Files;
}

const draftName = /^\.\d+\.draft$/;
const removedName = /^\.\d+\.removed$/;
/** Is there while the newest release has all that was to be released. */
const completeName = '.complete';

/** Makes releases of one host, serves them and clears them away. */
export class Releases extends MadeReleases {
  /** A whole old release that the next one is made of. */
  readonly spare: SpareTree;

  constructor(directory: string) {
    super(directory);
    this.spare = new SpareTree(directory);
  }

  /**
   * Puts right what a crash left, and looks what the next release comes after: drafts are removed,
   * and a release that was finished but not yet served is served.
   */
  async prepare(): Promise<NextRelease> {
    const followsFailure = !(await this.names()).includes(completeName);
    // First of all, and needing no room on the disk: whatever fails from here on is known later.
    await rm(join(this.directory, completeName), { force: true });
    await this.discardDrafts();
    await this.locked(() => this.settle());
    await this.sweep(removedName);
    const [newest = 0] = await this.numbers();
    return { number: newest + 1, followsFailure, before: await this.made(newest) };
  }

  /** Starts release `number` in a draft directory. */
  async draft(number: number): Promise<Draft> {
    const directory = this.release(`.${number}.draft`);
    const holds = await this.spare.moveTo(directory);
    await mkdir(siteOf(directory), { recursive: true });
    return { number, directory, holds };
  }

  /**
   * Makes a finished draft, with its manifest, the release that is served, by one rename of the link.
   * @returns false when releases are held back: it is kept and not served
   */
  async publish(draft: Draft): Promise<boolean> {
    const isServed = await this.locked(async () => {
      await rename(draft.directory, this.release(draft.number));
      return this.settle();
    });
    await this.complete();
    await this.sweep(removedName);
    return isServed;
  }

  /** Gives up what could not be made whole, and the room that it takes. */
  discardDrafts(): Promise<void> {
    return this.sweep(draftName);
  }

  /** Notes that nothing is left to release. */
  async complete(): Promise<void> {
    await writeFile(join(this.directory, completeName), '');
  }

  /**
   * Serves an earlier release and holds automatic ones back from then on.
   * @param number the one before the served one by default
   * @returns the number of the release that is served
   * @throws Error when there is no such release
   */
  async rollBack(number?: number): Promise<number> {
    return this.locked(async () => {
      const [all, current] = [await this.numbers(), await this.current()];
      const target = number ?? all.find((candidate) => candidate < (current ?? 0));
      if (target === undefined) throw new Error('there is no earlier release to go back to');
      if (!all.includes(target) || !(await this.manifest(target)))
        throw new Error(`there is no release ${target}: there are ${all.join(', ')}`);
      // Before the link: a crash in between holds releases back, which is seen and can be lifted.
      await writeFile(join(this.directory, holdName), new Date().toISOString());
      await serveRelease(this.directory, target);
      return target;
    });
  }

  /**
   * Serves the newest release again and lets automatic ones through.
   * @returns the number of the release that is served; null when there is none
   */
  async resume(): Promise<number | null> {
    return this.locked(async () => {
      await rm(join(this.directory, holdName), { force: true });
      await this.settle();
      return this.current();
    });
  }

  /** Serves the newest release unless releases are held back, and clears away what is too old. */
  private async settle(): Promise<boolean> {
    const [newest] = await this.numbers();
    const isHeld = await this.isHeld();
    if (newest !== undefined && !isHeld && (await this.current()) !== newest) {
      await serveRelease(this.directory, newest);
    }
    await this.prune();
    return !isHeld;
  }

  /** One of the old releases becomes the spare one, others are marked as removed. */
  private async prune(): Promise<void> {
    const current = await this.current();
    for (const number of (await this.numbers()).slice(releasesKept)) {
      if (number === current) continue;
      const isSpare = await this.spare.put(this.release(number));
      if (!isSpare) await rename(this.release(number), this.release(`.${number}.removed`));
    }
  }

  /** Removes the trees of such names; it takes long, so nobody waits for it. */
  private async sweep(names: RegExp): Promise<void> {
    for (const name of await this.names()) {
      if (names.test(name)) await rm(this.release(name), { recursive: true, force: true });
    }
  }

  /** Nobody else switches or clears away meanwhile. */
  private async locked<Result>(task: () => Promise<Result>): Promise<Result> {
    await mkdir(this.directory, { recursive: true });
    const lock = await waitForLock(this.directory, () => undefined);
    try {
      return await task();
    } finally {
      await lock.release();
    }
  }
}
