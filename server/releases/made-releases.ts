import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { currentRelease, siteOf } from './layout';
import { readManifest, type Manifest } from './manifest';
import { readReasons, type BuildReasons } from './reasons';

/** Holds automatic releases back while it exists. */
export const holdName = '.held';

/** The release that the next one is compared with. */
export interface PreviousRelease {
  directory: string;
  /** Its published tree. */
  site: string;
  manifest: Manifest;
}

/** The releases of one host that were made: `<n>/` each, and `current`, a link to the one that is served. */
export class MadeReleases {
  constructor(readonly directory: string) {}

  /** Number of the release that is served; null before the first. */
  async current(): Promise<number | null> {
    const name = await currentRelease(this.directory);
    return name === null ? null : Number(name);
  }

  /** Manifest of the release that is served; null when there is none. */
  async currentManifest(): Promise<Manifest | null> {
    const number = await this.current();
    return number === null ? null : this.manifest(number);
  }

  /** Manifest of a release; null when there is no such release. */
  manifest(number: number): Promise<Manifest | null> {
    return readManifest(this.release(number));
  }

  /** Why pages of a release differ from the one before; null when that is not kept. */
  reasons(number: number): Promise<BuildReasons | null> {
    return readReasons(this.release(number));
  }

  /** A release as what another is compared with; null when there is none of this number. */
  async made(number: number): Promise<PreviousRelease | null> {
    const manifest = await this.manifest(number);
    const directory = this.release(number);
    return manifest && { manifest, directory, site: siteOf(directory) };
  }

  /** The newest release, served or held back; null before the first. */
  async newest(): Promise<PreviousRelease | null> {
    const [newest] = await this.numbers();
    return newest === undefined ? null : this.made(newest);
  }

  /** Numbers of all releases, the newest first. */
  async numbers(): Promise<number[]> {
    const names = await this.names();
    return names
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .sort((a, b) => b - a);
  }

  /** Whether automatic releases are made but not served, since a rollback. */
  async isHeld(): Promise<boolean> {
    return (await this.names()).includes(holdName);
  }

  /** Names of all that lies in the folder of the host; none before the first release. */
  protected async names(): Promise<string[]> {
    try {
      return await readdir(this.directory);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  }

  /** The directory of a release, or of what lies beside the releases. */
  protected release(name: number | string): string {
    return join(this.directory, String(name));
  }
}
