import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KnownDigests } from './contents';

/** A deploy that was begun. */
export interface BegunDeploy {
  /** Netlify's id of it. */
  deploy: string;
  /** What it consists of, and for which site: another content is another deploy. */
  identity: string;
}

const begunName = 'begun.json';
const digestsName = 'digests.json';

/** What is remembered between runs of a host's deploys. Without it more is read and sent, no harm else. */
export class DeployNotes {
  constructor(readonly folder: string) {}

  /** The deploy that was begun last and has not gone live; null when there is none. */
  begun(): Promise<BegunDeploy | null> {
    return this.read<BegunDeploy>(begunName);
  }

  async begin(begun: BegunDeploy): Promise<void> {
    await this.write(begunName, begun);
  }

  async end(): Promise<void> {
    await rm(join(this.folder, begunName), { force: true });
  }

  async digests(): Promise<KnownDigests> {
    return (await this.read<KnownDigests>(digestsName)) ?? {};
  }

  async keepDigests(known: KnownDigests): Promise<void> {
    await this.write(digestsName, known);
  }

  private async read<Value>(name: string): Promise<Value | null> {
    try {
      return JSON.parse(await readFile(join(this.folder, name), 'utf8')) as Value;
    } catch {
      // Missing, or spoilt from outside: as if nothing had been noted.
      return null;
    }
  }

  /** By one rename, so that a crash leaves no half of it. */
  private async write(name: string, value: object): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const draft = join(this.folder, `${name}.draft`);
    await writeFile(draft, JSON.stringify(value));
    await rename(draft, join(this.folder, name));
  }
}
