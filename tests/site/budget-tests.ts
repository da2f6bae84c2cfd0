import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hosts, languageOf, type Currency, type HostCode } from '../../src/config/hosts';
import type { LanguageCode } from '../../src/config/languages';
import { gzipped, scriptsOf, sheetsOf, total } from '../support/page-weight';
import { longestPageOf, releasedFile, siteFolder } from '../support/released-pages';
import { siteEnvironment } from '../support/site';

const root = join(__dirname, '../..');

/**
 * Scripts that a visitor of a template's pages may have to load before a page answers, bytes after gzip;
 * docs/performance.md tells what they are made of.
 */
const scriptBudgets = [
  ['index', 119_700],
  ['catalogue-page', 132_300],
  ['item-list-page', 122_900],
  ['item-page', 124_500],
  ['search-page', 118_500],
  ['uslugi', 119_400],
  ['service-page', 125_300],
  ['kalkulyator-brilliantov', 123_000],
  ['article-list-page', 114_500],
  ['article-page', 115_800],
  ['video-list-page', 114_600],
  ['video-page', 115_900],
  ['contacts-page', 116_200],
  ['account-page', 115_400],
  ['faq-page', 112_200],
  ['text-page', 112_700],
] as const;

/** Of the sheets in a page, after gzip. */
const styleBudget = 9_000;
/** Of the fonts that a page of a host needs, as they are sent. */
const fontBudget = 50_000;

/** Parts of the fonts with the letters of each language, beside the sign of its currency. */
const partsOf: Readonly<Record<LanguageCode, readonly string[]>> = {
  ru: ['latin', 'cyrillic'],
  en: ['latin'],
  ua: ['latin', 'cyrillic'],
  uz: ['latin', 'uzbek-letters'],
};
const signParts: Partial<Record<Currency, string>> = { RUB: 'rouble', UAH: 'hryvnia' };

function fontsOf(host: HostCode): RegExp {
  const parts = [...partsOf[languageOf(host)], signParts[hosts[host].currency] ?? []].flat();
  return new RegExp(`^(?:manrope|cormorant)-(?:${parts.join('|')})-[\\da-f]+\\.woff2$`);
}

/** A page that grows has to ask for more here, and whoever reads the change has to agree. */
export function budgetTests(host: HostCode): void {
  test.each(scriptBudgets)('a page of %s has scripts of %i bytes at most', (template, budget) => {
    const { path } = longestPageOf(host, template);
    expect(
      total(scriptsOfPage(host, path), (file) => gzipped(releasedFile(host, file))),
    ).toBeLessThan(budget);
  });

  test.each(scriptBudgets)('a page of %s keeps the budget of styles', (template) => {
    const { path } = longestPageOf(host, template);
    const html = releasedFile(host, `${path}index.html`);
    const sheets = sheetsOf(html);
    expect(sheets).not.toEqual([]);
    expect(gzipped(sheets.join(''))).toBeLessThan(styleBudget);
  });

  test('the fonts of the host keep their budget', () => {
    const ownFonts = fontsOf(host);
    const named = releasedFile(host, 'index.html').matchAll(/\/static\/([\w-]+\.woff2)/g);
    const fonts = [...new Set([...named].map(([, file = '']) => file))].filter((file) =>
      ownFonts.test(file),
    );
    expect(fonts.length).toBeGreaterThan(1);
    const sizeOf = (file: string) => statSync(join(siteFolder(host), 'static', file)).size;
    expect(total(fonts, sizeOf)).toBeLessThan(fontBudget);
  });
}

/** Scripts by the name of what loads them, as webpack tells it. */
function chunksOf(host: HostCode): Record<string, string[]> {
  const stats = resolve(
    root,
    siteEnvironment.KARAT_WORK_DIR ?? '',
    host,
    'public/webpack.stats.json',
  );
  const { assetsByChunkName } = JSON.parse(readFileSync(stats, 'utf8')) as {
    assetsByChunkName: Record<string, string[]>;
  };
  return assetsByChunkName;
}

/** The scripts that a visitor of a page has to load. */
function scriptsOfPage(host: HostCode, path: string): string[] {
  const data = releasedFile(host, `page-data${path === '/' ? '/index' : path}/page-data.json`);
  const { componentChunkName } = JSON.parse(data) as { componentChunkName: string };
  return scriptsOf(chunksOf(host), componentChunkName);
}
