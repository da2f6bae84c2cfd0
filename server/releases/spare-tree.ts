import { access, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readManifest, removeManifest } from './manifest';
import type { Files } from './pages';

const spareName = '.spare';

/** A whole release of a host that is no longer needed, with its manifest: the next one is made of it. */
export class SpareTree {
  private readonly directory: string;

  /** @param hostDirectory of the releases of a host */
  constructor(hostDirectory: string) {
    this.directory = join(hostDirectory, spareName);
  }

  async exists(): Promise<boolean> {
    try {
      await access(this.directory);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
      throw error;
    }
  }

  /**
   * Makes a whole release, with its manifest, the spare one.
   * @returns false when there is one already: the release stays where it is
   */
  async put(release: string): Promise<boolean> {
    if (await this.exists()) return false;
    await rename(release, this.directory);
    return true;
  }

  /**
   * Moves the tree to a directory, to be made into another release. One whose content is not known is
   * of no use and removed, so that the next old release can take its place.
   * @returns the files that it holds; none when there was no tree
   */
  async moveTo(directory: string): Promise<Files> {
    const manifest = await readManifest(this.directory);
    if (!manifest) {
      await rm(this.directory, { recursive: true, force: true });
      return {};
    }
    await rename(this.directory, directory);
    // No longer whole from now on.
    await removeManifest(directory);
    return manifest.files;
  }
}
