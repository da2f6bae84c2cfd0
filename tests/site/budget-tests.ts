import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { HostCode } from '../../src/config/hosts';
import { longestPageOf, releasedFile, siteFolder } from '../support/released-pages';

/** What a page may have its visitor load before it answers, bytes after gzip. */
interface Budget {
  /** Framework, application, template and the parts that all pages share. */
  scripts: number;
  /** Sheets in the page. */
  styles: number;
}

/** By template, of the page that says most; docs/performance.md tells the figures behind them. */
const budgets: readonly (readonly [template: string, budget: Budget])[] = [
  ['index', { scripts: 142_000, styles: 10_000 }],
];

/** Of fonts that a page asks for at once, as they are sent. */
const fontBudget = 70_000;

/** A page that grows has to ask for more here, and whoever reads the change has to agree. */
export function budgetTests(host: HostCode): void {
  test.each(budgets)('a page of %s keeps its budget', (template, budget) => {
    const { path } = longestPageOf(host, template);
    const html = releasedFile(host, `${path}index.html`);
    expect({
      scripts: total(scriptsOf(host, path, html), (script) => gzipped(releasedFile(host, script))),
      styles: gzipped(matches(html, /<style[^>]*>([^<]*)/g).join('')),
    }).toEqual({ scripts: atMost(budget.scripts), styles: atMost(budget.styles) });
  });

  test('the fonts that the home page asks for at once keep their budget', () => {
    const fonts = matches(releasedFile(host, 'index.html'), /as="font"[^>]* href="([^"]+)"/g);
    expect(fonts).not.toEqual([]);
    expect(
      total(fonts, (font) => readFileSync(join(siteFolder(host), font)).length),
    ).toBeLessThanOrEqual(fontBudget);
  });
}

/** The scripts of the document, of the template and of the parts that all pages share. */
function scriptsOf(host: HostCode, path: string, html: string): string[] {
  const [mapping = '""'] = matches(html, /___chunkMapping=("(?:[^"\\]|\\.)*")/g);
  const files = JSON.parse(JSON.parse(mapping) as string) as Record<string, string[]>;
  const data = releasedFile(host, `page-data${path === '/' ? '/index' : path}/page-data.json`);
  const { componentChunkName } = JSON.parse(data) as { componentChunkName: string };
  const parts = Object.keys(files).filter(
    (name) => name === componentChunkName || name.startsWith('slice---'),
  );
  const later = parts.flatMap((name) => files[name] ?? []).filter((file) => file.endsWith('.js'));
  return [...matches(html, /<script src="([^"]+)"/g), ...new Set(later)];
}

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

const total = (files: readonly string[], sizeOf: (file: string) => number) =>
  files.reduce((sum, file) => sum + sizeOf(file), 0);

const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;

/** Reads like the number in a failed comparison. */
const atMost = (most: number) => ({
  asymmetricMatch: (found: number) => found <= most,
  toAsymmetricMatcher: () => `at most ${most}`,
});
