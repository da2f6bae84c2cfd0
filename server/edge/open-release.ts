import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RedirectsHandler } from '@netlify/redirects';
import { LRUCache } from 'lru-cache';
import { answerOfResponse, type Answer, type Asked } from './answer';
import { readHeaderRules, type HeaderRules } from './header-rules';
import { filesComeFirst } from './redirect-rules';
import { ReleaseFiles, type ReleasedFile } from './release-files';
import type { RequestTarget } from './request-target';

// Addresses that differ only in escapes have no end.
const pathsKnown = 20_000;
const notFoundPage: RequestTarget = { path: '/404.html', search: '' };
const byDefault = { 'cache-control': 'public, max-age=0, must-revalidate' };

/** One release of one host, under its own rules as the parts of Netlify's emulator apply them. */
export class OpenRelease {
  /** Files by path. A release never changes, so what was found for a path holds for its lifetime. */
  private readonly known = new LRUCache<string, ReleasedFile>({ max: pathsKnown });

  private constructor(
    readonly name: string,
    private readonly files: ReleaseFiles,
    private readonly headers: HeaderRules,
    private readonly redirects: RedirectsHandler,
    private readonly filesComeFirst: boolean,
  ) {}

  /** Opens `site`, the published tree of a release, under the repository's `netlify.toml`. */
  static async open(name: string, site: string, netlifyToml: string): Promise<OpenRelease> {
    // An ES module: only `import()` can load it.
    const { RedirectsHandler } = await import('@netlify/redirects');
    const rules = { configPath: netlifyToml, projectDir: site };
    const redirects = join(site, '_redirects');
    return new OpenRelease(
      name,
      new ReleaseFiles(site),
      await readHeaderRules(site, netlifyToml),
      new RedirectsHandler({ ...rules, configRedirects: [], jwtRoleClaim: '', jwtSecret: '' }),
      !existsSync(redirects) || filesComeFirst(await readFile(redirects, 'utf8')),
    );
  }

  /** What an address leads to, by the release's files and redirect rules; null when to nothing. */
  async answer(target: RequestTarget, asked: Asked): Promise<Answer | null> {
    const found = await this.find(target, asked);
    if (found instanceof Response) return answerOfResponse(found);
    return found && this.files.answer(found, asked);
  }

  /**
   * Where a rule leads the visitor of a path without its last slash, which the rules compare alike;
   * null where the slashed path has a page, or no rule leads elsewhere.
   */
  async movedBy(target: RequestTarget, asked: Asked): Promise<Answer | null> {
    if (this.hasPage(`${target.path}/`)) return null;
    const found = await this.find(target, asked);
    return found instanceof Response && found.headers.has('location')
      ? answerOfResponse(found)
      : null;
  }

  /** The site's own page for what is not found; null when the site has none. */
  async notFound(asked: Asked): Promise<Answer | null> {
    const page = await this.find(notFoundPage, { headers: {} });
    return page && !(page instanceof Response) ? this.files.asStatus(404, page, asked) : null;
  }

  /** The headers that the site's rules set on a page. */
  async pageHeaders(): Promise<Record<string, string>> {
    const page = await this.find(notFoundPage, { headers: {} });
    return page && !(page instanceof Response) ? page.headers : {};
  }

  hasPage(slashedPath: string): boolean {
    return this.files.pathOf(slashedPath) !== null;
  }

  private async find(target: RequestTarget, asked: Asked): Promise<ReleasedFile | Response | null> {
    const known = this.known.get(target.path);
    if (known) return known;
    const found = await this.findByRules(target, asked);
    const isForEveryone = this.filesComeFirst && found && !(found instanceof Response);
    if (isForEveryone) this.known.set(target.path, found);
    return found;
  }

  /** In the order of the emulator: a rule that applies, else the file of the path. */
  private async findByRules({ path, search }: RequestTarget, { headers }: Asked) {
    const sent: { file?: ReleasedFile } = {};
    const send = (file: string, request: Request) => {
      const response = new Response(null, { headers: byDefault });
      const set = this.headers(new URL(request.url).pathname);
      for (const [name, value] of Object.entries(set)) response.headers.set(name, value);
      sent.file = this.files.file(file, Object.fromEntries(response.headers));
      return Promise.resolve(response);
    };
    const fileFor = (request: Request) => {
      const file = this.files.pathOf(new URL(request.url).pathname);
      return Promise.resolve(file === null ? undefined : () => send(file, request));
    };
    const own = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
    const address = `http://${headers.host ?? 'site'}${path}${search}`;
    const request = new Request(address, { headers: Object.fromEntries(own) });
    const rule = await this.redirects.match(request);
    const ruled = rule && (await this.redirects.handle(request, rule, fileFor));
    const answer = ruled ?? (await (await fileFor(request))?.());
    return sent.file ?? answer ?? null;
  }
}
