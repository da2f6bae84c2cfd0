import { mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { readManifest, type Manifest } from './manifest';
import { releasesKept, type Before } from './write-release';

const draftName = /^\.\d+\.draft$/;
const linkDraft = '.current.draft';

/** The releases of one host: `<n>/` each, and `current`, a link to the one that is served. */
export class Releases {
  constructor(readonly directory: string) {}

  /** Number of the release that is served; null before the first. */
  async current(): Promise<number | null> {
    try {
      return Number(await readlink(join(this.directory, 'current')));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  /** Manifest of the release that is served; null when there is none. */
  async currentManifest(): Promise<Manifest | null> {
    const number = await this.current();
    return number === null ? null : readManifest(this.release(number));
  }

  /** The release that is served, as what the next one is compared with. */
  async before(): Promise<Before | null> {
    const manifest = await this.currentManifest();
    return manifest && { manifest, site: join(this.release(manifest.release), 'site') };
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
    await mkdir(join(directory, 'site'), { recursive: true });
    return { number, directory };
  }

  /** Makes a finished draft the release that is served, by one rename of the link. */
  async publish(draft: { number: number; directory: string }): Promise<void> {
    await rename(draft.directory, this.release(draft.number));
    const link = join(this.directory, linkDraft);
    await symlink(String(draft.number), link);
    await rename(link, join(this.directory, 'current'));
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
