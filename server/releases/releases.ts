import { mkdir, readdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { currentLink, currentRelease, siteOf } from './layout';
import { readManifest, type Manifest } from './manifest';

/** Releases whose hashed assets stay served, so that a tab opened before a release keeps working. */
export const releasesKept = 3;

/** The release that is served while the next one is made. */
export interface PreviousRelease {
  /** Its published tree. */
  site: string;
  manifest: Manifest;
}

const draftName = /^\.\d+\.draft$/;
const linkDraft = '.current.draft';

/** The releases of one host: `<n>/` each, and `current`, a link to the one that is served. */
export class Releases {
  constructor(readonly directory: string) {}

  /** Number of the release that is served; null before the first. */
  async current(): Promise<number | null> {
    const name = await currentRelease(this.directory);
    return name === null ? null : Number(name);
  }

  /** Manifest of the release that is served; null when there is none. */
  async currentManifest(): Promise<Manifest | null> {
    const number = await this.current();
    return number === null ? null : readManifest(this.release(number));
  }

  /** The release that is served, as what the next one is compared with. */
  async previous(): Promise<PreviousRelease | null> {
    const manifest = await this.currentManifest();
    return manifest && { manifest, site: siteOf(this.release(manifest.release)) };
  }

  /** Starts the next release in a draft directory; drafts that a crash left are removed. */
  async draft(): Promise<{ number: number; directory: string }> {
    await mkdir(this.directory, { recursive: true });
    for (const name of await readdir(this.directory)) {
      if (draftName.test(name)) await rm(join(this.directory, name), { recursive: true });
    }
    await rm(join(this.directory, linkDraft), { force: true });
    const number = Math.max(0, ...(await this.numbers())) + 1;
    const directory = join(this.directory, `.${number}.draft`);
    await mkdir(siteOf(directory), { recursive: true });
    return { number, directory };
  }

  /** Makes a finished draft the release that is served, by one rename of the link. */
  async publish(draft: { number: number; directory: string }): Promise<void> {
    await rename(draft.directory, this.release(draft.number));
    const link = join(this.directory, linkDraft);
    await symlink(String(draft.number), link);
    await rename(link, join(this.directory, currentLink));
    await this.prune();
  }

  private async prune(): Promise<void> {
    const current = await this.current();
    const old = (await this.numbers()).sort((a, b) => b - a).slice(releasesKept);
    for (const number of old.filter((candidate) => candidate !== current)) {
      await rm(this.release(number), { recursive: true });
    }
  }

  private async numbers(): Promise<number[]> {
    return (await readdir(this.directory)).filter((name) => /^\d+$/.test(name)).map(Number);
  }

  private release(number: number): string {
    return join(this.directory, String(number));
  }
}
