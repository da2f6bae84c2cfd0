import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { PublicChanges } from '../../server/rebuild/release-changes';

const policy = `<meta http-equiv="Content-Security-Policy" content="script-src 'self'">`;

/** A page that passes the checks of a release, with links to some addresses. */
export function pageHtml(text: string, links: readonly string[] = []): string {
  const anchors = links.map((link) => `<a href="${link}">${link}</a>`).join('');
  return `<!doctype html><html lang="ru"><head>${policy}</head><body><p>${text}</p>${anchors}</body></html>`;
}

const data = (object: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...object })}</script>`;

const url = 'https://ru.karat.example/clock/a/';
const item = `${policy}<p data-price="on-request">${data({
  '@type': 'Product',
  name: 'A',
  description: '',
  url,
  image: ['https://x.example/a.jpg'],
  brand: { '@type': 'Brand', name: 'B' },
})}${data({
  '@type': 'BreadcrumbList',
  itemListElement: [{ '@type': 'ListItem', position: 1, name: 'A', item: url }],
})}`;

/** The least that a release has. */
const least: Record<string, string> = {
  'index.html': pageHtml('home'),
  '404.html': pageHtml('not found'),
  'sitemap-index.xml': '<sitemapindex/>',
  'clocks_today/index.html': pageHtml('list'),
  'clock/a/index.html': item,
  'uslugi/a/index.html': pageHtml('service'),
  'article/a/index.html': pageHtml('article'),
  _headers: '/*\n  x-frame-options: DENY\n',
  _redirects: '/old/  /  301\n',
};

/** What a build leaves, in a folder of its own, with the releases that are made of it beside it. */
export class TrialPublic {
  private readonly touched = { written: new Set<string>(), removed: new Set<string>() };

  private constructor(readonly root: string) {}

  static async make(): Promise<TrialPublic> {
    const trial = new TrialPublic(await mkdtemp(join(tmpdir(), 'karat-public-')));
    for (const [path, content] of Object.entries(least)) await trial.write(path, content);
    return trial;
  }

  get directory(): string {
    return join(this.root, 'public');
  }

  /** Settings with all folders below the own one. */
  get settings() {
    return {
      releasesDirectory: join(this.root, 'releases'),
      dataDirectory: join(this.root, 'data'),
      projectDirectory: resolve(__dirname, '../..'),
      edgePort: 8000,
      apiPort: 8001,
      purgeUrl: null,
      purgeToken: null,
      isPublic: false,
    };
  }

  async write(path: string, content: string): Promise<void> {
    const file = join(this.directory, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    this.touched.removed.delete(path);
    this.touched.written.add(path);
  }

  async remove(path: string): Promise<void> {
    await rm(join(this.directory, path), { force: true });
    this.touched.written.delete(path);
    this.touched.removed.add(path);
  }

  /** What was written and removed since the last call. */
  takeChanges(): PublicChanges {
    const { written, removed } = this.touched;
    const changes = { written: [...written], removed: [...removed] };
    written.clear();
    removed.clear();
    return changes;
  }

  /** The same public and releases once more, for as long as this one stays as it is. */
  async copy(): Promise<TrialPublic> {
    const root = await mkdtemp(join(tmpdir(), 'karat-public-'));
    // Files that releases share stay shared.
    await promisify(execFile)('cp', ['-a', `${this.root}/.`, root]);
    return new TrialPublic(root);
  }

  delete(): Promise<void> {
    return rm(this.root, { recursive: true });
  }
}

/** Everything below a folder: files with their content, folders with null. */
export async function treeOf(directory: string): Promise<Record<string, string | null>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const read = async (entry: (typeof entries)[number]) => {
    const path = join(entry.parentPath, entry.name);
    const content = entry.isDirectory() ? null : await readFile(path, 'base64');
    return [path.slice(directory.length + 1), content] as const;
  };
  const files = await Promise.all(entries.filter((entry) => !entry.isSymbolicLink()).map(read));
  return Object.fromEntries(files.sort(([a], [b]) => (a < b ? -1 : 1)));
}
