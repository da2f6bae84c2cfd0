import { articleListPaths, articleTypeNames } from '../../src/config/article-types';
import { catalogTypes, itemKinds } from '../../src/config/catalogs';
import type { PageScan } from './page-scan';
import { scriptProblems } from './script-problems';
import { itemPageProblems, structuredDataProblems } from './structured-data';

/** A release below this share of the pages of the release before is held back (unless forced). */
const minPageShare = 0.8;
/** So is one that lost more pages of a kind than this share, or this number where that is more. */
const mostLostShare = 0.05;
const mostLost = 5;
const examplesShown = 20;

/** Paths of the files of a release, without a leading slash. */
export type FileSet = ReadonlySet<string>;

/**
 * An outage of the backend must not empty the site, nor a part of it.
 * @param before pages of the release before; null when they do not matter
 * @param edits rows that are known to have changed: each may take away a page of every kind
 */
export function checkPageCount(
  pages: readonly string[],
  before: readonly string[] | null,
  edits = 0,
): string[] {
  if (before === null) return [];
  const counts = pagesByFolder(pages);
  const lost = [...pagesByFolder(before)]
    .map(([folder, count]) => ({ folder, count, left: counts.get(folder) ?? 0 }))
    .filter(({ count, left }) => count - left > Math.max(mostLost, count * mostLostShare) + edits)
    .map(({ folder, count, left }) => `Only ${left} pages in /${folder}/, after ${count}.`);
  if (pages.length < before.length * minPageShare)
    lost.unshift(`Only ${pages.length} pages, after ${before.length} in the release before.`);
  if (lost.length === 0) return [];
  return [...lost, 'If so many were really removed, build with --force.'];
}

/** Pages of a kind lie in one folder; those that lie in none are of no kind. */
function pagesByFolder(pages: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const [folder = '', name] = page.split('/');
    if (name !== undefined) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
}

const itemPage = new RegExp(`^(?:${itemKinds.join('|')})/[^/]+/index\\.html$`);

const kindsOfPage: { what: string; path: RegExp }[] = [
  { what: 'the home page', path: /^index\.html$/ },
  { what: 'the 404 page', path: /^404\.html$/ },
  { what: 'the sitemap', path: /^sitemap-index\.xml$/ },
  { what: 'a catalogue list', path: new RegExp(`^(?:${catalogTypes.join('|')})/index\\.html$`) },
  { what: 'an item', path: itemPage },
  { what: 'a service', path: /^uslugi\/[^/]+\/index\.html$/ },
  { what: 'an article', path: /^article\/[^/]+\/index\.html$/ },
];

const articleLists = articleTypeNames.map((name) => articleListPaths[name].slice(1));

/** A release has at least one page of every kind. */
export function checkRequiredPages(files: FileSet): string[] {
  const paths = [...files].filter((path) => {
    // Lists of articles, and their further pages, lie in the same folder as the articles.
    const folder = path.replace(/index\.html$/, '').replace(/page-\d+\/$/, '');
    return !articleLists.includes(folder);
  });
  return kindsOfPage
    .filter(({ path }) => !paths.some((candidate) => path.test(candidate)))
    .map(({ what }) => `The release has no page for ${what}.`);
}

// Answered by functions and by the platform, not by files.
const notFiles = /^\/(?:api|\.netlify)\//;

/** Tells whether an address of the site leads to a file, or to a rule of `_redirects`. */
export function linkTest(files: FileSet, redirects: string): (link: string) => boolean {
  const rules = rulePatterns(redirects);
  return (link) =>
    notFiles.test(link) || leadsToFile(link, files) || rules.some((rule) => rule.test(link));
}

/** Every address of the site that a page refers to leads somewhere, see `linkTest`. */
export function checkLinks(
  pages: ReadonlyMap<string, Pick<PageScan, 'links'>>,
  leads: (link: string) => boolean,
): string[] {
  const known = new Map<string, boolean>();
  const broken = new Map<string, string[]>();
  for (const [page, { links }] of pages) {
    for (const link of links) {
      const isGood = known.get(link) ?? leads(link);
      known.set(link, isGood);
      if (!isGood) broken.set(link, [...(broken.get(link) ?? []), page]);
    }
  }
  return shown(
    [...broken].map(([link, linking]) => {
      const others = linking.length > 1 ? ` and ${linking.length - 1} other pages` : '';
      return `Broken link ${link} on ${linking[0]}${others}.`;
    }),
  );
}

function leadsToFile(link: string, files: FileSet): boolean {
  let path = link.slice(1);
  try {
    path = decodeURIComponent(path);
  } catch {
    return false;
  }
  // Spec §2: all routes end with a slash, so a link without one is a mistake even if it redirects.
  return link.endsWith('/') ? files.has(`${path}index.html`) : files.has(path);
}

function rulePatterns(redirects: string): RegExp[] {
  return redirects
    .split('\n')
    .map((line) => line.trim().split(/\s+/)[0] ?? '')
    .filter((from) => from.startsWith('/'))
    .map((from) => {
      const pattern = from
        .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
        .replace(/\*/g, '.*')
        .replace(/:\w+/g, '[^/]+');
      return new RegExp(`^${pattern}$`);
    });
}

/**
 * What is wrong with a page by itself: no visitor reads `undefined`, `NaN` or `[object Object]`; what it
 * tells search engines keeps to schema.org; an item's page tells of the item, its way and its price;
 * each script in it is one that its policy lets run, and no policy lets run what it does not know.
 */
export function pageProblems(page: string, scan: PageScan): string[] {
  return [
    ...scan.oddTexts.map((text) => `"${text}"`),
    ...structuredDataProblems(scan.jsonLd),
    ...scriptProblems(scan),
    ...(itemPage.test(page) ? itemPageProblems(scan) : []),
  ].map((problem) => `${problem} on ${page}.`);
}

/** The first of many problems, and how many more there are. */
export function shown(problems: string[]): string[] {
  const rest = problems.length - examplesShown;
  return rest > 0 ? [...problems.slice(0, examplesShown), `… and ${rest} more.`] : problems;
}
