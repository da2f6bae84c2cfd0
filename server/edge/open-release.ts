import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NetlifyDev } from '@netlify/dev';
import { answerOfResponse, type Answer } from './answer';
import { startEmulator } from './emulator';
import { entityOf, type Entity } from './entity';
import { rulesDependOnVisitor } from './redirect-rules';
import type { RequestTarget } from './request-target';
import { StoredEntities } from './stored-entities';

const storeBytes = 64 * 2 ** 20;

/** What is found for an address: a file of the release, an answer by one of its rules, or nothing. */
export type Found = { entity: Entity } | { answer: Answer } | null;

/** One release of one host, served by an emulator of its own. */
export class OpenRelease {
  private readonly stored = new StoredEntities(storeBytes);
  private users = 0;
  private whenUnused: (() => void) | null = null;

  private constructor(
    readonly name: string,
    private readonly site: string,
    private readonly root: string,
    private readonly origin: string,
    private readonly emulator: NetlifyDev,
    private readonly rulesDependOnVisitor: boolean,
  ) {}

  /**
   * Opens `site` (a release's published tree) under the repository's `netlify.toml`. The emulator
   * gets a directory of its own to work in, so that a release stays as it was written.
   */
  static async open(options: {
    name: string;
    site: string;
    netlifyToml: string;
    origin: string;
    pictureSources: string[];
  }): Promise<OpenRelease> {
    const root = await mkdtemp(join(tmpdir(), 'karat-edge-'));
    await cp(options.netlifyToml, join(root, 'netlify.toml'));
    await symlink(options.site, join(root, 'public'));
    const on = { enabled: true };
    const emulator = await startEmulator(root, {
      headers: on,
      images: { enabled: true, remoteURLPatterns: options.pictureSources },
      redirects: on,
      staticFiles: on,
    });
    return new OpenRelease(
      options.name,
      options.site,
      root,
      options.origin,
      emulator,
      rulesDependOnVisitor(await readIfPresent(join(options.site, '_redirects'))),
    );
  }

  /** What a path leads to, by the release's files and redirect rules. */
  async find({ path, search }: RequestTarget, headers: Headers): Promise<Found> {
    const known = this.rulesDependOnVisitor ? null : this.stored.get(path);
    if (known) return { entity: known };
    const result = await this.emulator.handleAndIntrospect(
      new Request(`${this.origin}${path}${search}`, { headers }),
    );
    if (!result) return null;
    const { response, type } = result;
    if (response.status !== 200) return { answer: answerOfResponse(response) };
    const entity = entityOf(response.headers, Buffer.from(await response.arrayBuffer()));
    if (type === 'static') this.stored.keep(path, entity);
    return { entity };
  }

  /** A picture, transformed as the query of a `/.netlify/images` address asks. */
  async picture(search: string): Promise<Response> {
    const request = new Request(`${this.origin}/.netlify/images${search}`);
    const response = await this.emulator.handle(request);
    if (!response) throw new Error('the emulator does not transform pictures');
    return response;
  }

  /** The site's own page for what is not found, with the headers of its rules. */
  async notFoundPage(): Promise<Entity | null> {
    const found = await this.find({ path: '/404.html', search: '' }, new Headers());
    return found && 'entity' in found ? found.entity : null;
  }

  hasPage(slashedPath: string): boolean {
    return existsSync(join(this.site, decodeURIComponent(slashedPath), 'index.html'));
  }

  /** Marks the release as in use until the returned function is called. */
  use(): () => void {
    this.users += 1;
    return () => {
      this.users -= 1;
      if (this.users === 0) this.whenUnused?.();
    };
  }

  /** Closes the release as soon as the answers that come from it are sent. */
  async retire(): Promise<void> {
    if (this.users > 0) await new Promise<void>((resolve) => (this.whenUnused = resolve));
    await this.emulator.stop();
    await rm(this.root, { recursive: true, force: true });
  }
}

async function readIfPresent(file: string): Promise<string> {
  return existsSync(file) ? readFile(file, 'utf8') : '';
}
