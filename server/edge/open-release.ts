import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NetlifyDev } from '@netlify/dev';
import { LRUCache } from 'lru-cache';
import { answerOfResponse, type Answer } from './answer';
import { startEmulator } from './emulator';
import { filesComeFirst } from './redirect-rules';
import { ReleaseFiles, type ReleasedFile } from './release-files';

// Addresses that differ only in escapes have no end.
const pathsKnown = 20_000;

/** One release of one host, served by an emulator of its own. */
export class OpenRelease {
  /**
   * Files by path. A release never changes, so what the emulator found for a path holds for its
   * lifetime; the emulator itself parses the site's rules anew for each request, which takes
   * milliseconds.
   */
  private readonly known = new LRUCache<string, ReleasedFile>({ max: pathsKnown });
  private users = 0;
  private whenUnused: (() => void) | null = null;

  private constructor(
    readonly name: string,
    private readonly files: ReleaseFiles,
    private readonly root: string,
    private readonly origin: string,
    private readonly emulator: NetlifyDev,
    private readonly filesComeFirst: boolean,
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
    const redirects = join(options.site, '_redirects');
    return new OpenRelease(
      options.name,
      new ReleaseFiles(options.site),
      root,
      options.origin,
      emulator,
      !existsSync(redirects) || filesComeFirst(await readFile(redirects, 'utf8')),
    );
  }

  /** What a path leads to, by the release's files and redirect rules; null when to nothing. */
  async answer(path: string, request: IncomingMessage): Promise<Answer | null> {
    const known = this.known.get(path);
    if (known) return this.files.answer(known, request);
    const result = await this.emulator.handleAndIntrospectNodeRequest(request);
    const found = await this.found(path, result);
    return found && 'path' in found ? this.files.answer(found, request) : found;
  }

  /** The site's own page for what is not found; null when the site has none. */
  async notFound(request: IncomingMessage): Promise<Answer | null> {
    const page = await this.notFoundPage();
    return page && this.files.asStatus(404, page, request);
  }

  /** The headers that the site's rules set on a page. */
  async pageHeaders(): Promise<Record<string, string>> {
    return (await this.notFoundPage())?.headers ?? {};
  }

  /** A picture, transformed as the query of a `/.netlify/images` address asks. */
  async picture(search: string): Promise<Response> {
    const request = new Request(`${this.origin}/.netlify/images${search}`);
    const response = await this.emulator.handle(request);
    if (!response) throw new Error('the emulator does not transform pictures');
    return response;
  }

  hasPage(slashedPath: string): boolean {
    return this.files.has(`${decodeURIComponent(slashedPath)}index.html`);
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

  private async notFoundPage(): Promise<ReleasedFile | null> {
    const path = '/404.html';
    const known = this.known.get(path);
    if (known) return known;
    const request = new Request(`${this.origin}${path}`);
    const found = await this.found(path, await this.emulator.handleAndIntrospect(request));
    return found && 'path' in found ? found : null;
  }

  /** Reads the emulator's result: a file is sent by us, anything else is passed on. */
  private async found(path: string, result: Introspected): Promise<ReleasedFile | Answer | null> {
    if (!result) return null;
    const { response, type } = result;
    // In the order of the emulator.
    const names = path.endsWith('/') ? [`${path.slice(0, -1)}.html`, `${path}index.html`] : [path];
    const name = names.find((candidate) => this.files.has(candidate));
    const isFile = type === 'static' || (this.filesComeFirst && response.status === 200);
    if (!name || !isFile) return answerOfResponse(response);
    await response.body?.cancel();
    const file = this.files.file(name, Object.fromEntries(response.headers));
    if (this.filesComeFirst) this.known.set(path, file);
    return file;
  }
}

type Introspected = Awaited<ReturnType<NetlifyDev['handleAndIntrospect']>>;
