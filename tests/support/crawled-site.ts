import type { PageFacts } from './page-facts';

type Facts<Name extends keyof PageFacts> = Iterable<readonly [path: string, Pick<PageFacts, Name>]>;

/** Answered by the backend or by functions, not by a page of the site. */
const notPages = /^\/(?:api|\.netlify|pictures)\/|\.\w+$/;

/** Paths that links lead to from `start` on, in any number of steps, and a page that links each. */
export function linkedFrom(
  start: string,
  pages: ReadonlyMap<string, Pick<PageFacts, 'links'>>,
): Map<string, string> {
  const linked = new Map([[start, 'the start']]);
  // A Map goes on to what is added while it is gone through.
  for (const path of linked.keys()) {
    for (const link of pages.get(path)?.links ?? []) {
      if (!notPages.test(link) && !linked.has(link)) linked.set(link, path);
    }
  }
  return linked;
}

/** Addresses that are not answered with a page at once, with who leads there. */
export function deadLinks(
  statuses: ReadonlyMap<string, number>,
  linked: ReadonlyMap<string, string>,
): string[] {
  return [...statuses]
    .filter(([, status]) => status !== 200)
    .map(([path, status]) => `${path} ${status} <- ${linked.get(path) ?? 'the sitemap'}`);
}

/** Listed pages that no way leads to from home. */
export function orphans(listed: Iterable<string>, linked: ReadonlyMap<string, string>): string[] {
  return [...listed].filter((path) => !linked.has(path));
}

/** Pages without one first heading. */
export function oddHeadings(pages: Facts<'h1'>): string[] {
  return [...pages].filter(([, { h1 }]) => h1 !== 1).map(([path, { h1 }]) => `${path} has ${h1}`);
}

/** A text that more pages have is of their template; an item's stands in its lists and beside others. */
const mostPagesWithOwnText = 12;

/** Characters. What says least is the list of one item, with a sentence about its collection. */
const leastOwnText = 100;

/** Pages whose main part has no heading, is still coming, or says little that other pages do not. */
export function emptyPages(
  pages: Iterable<
    readonly [path: string, Pick<PageFacts, 'mainTexts' | 'hasHeadingInMain' | 'isBusy'>]
  >,
): string[] {
  const read = [...pages];
  const pagesWith = new Map<string, number>();
  for (const [, { mainTexts }] of read) {
    for (const text of new Set(mainTexts)) pagesWith.set(text, (pagesWith.get(text) ?? 0) + 1);
  }
  return read.flatMap(([path, { hasHeadingInMain, mainTexts, isBusy }]) => {
    const own = mainTexts.filter((text) => (pagesWith.get(text) ?? 0) <= mostPagesWithOwnText);
    const isWhole = hasHeadingInMain && !isBusy && own.join(' ').length >= leastOwnText;
    return isWhole ? [] : [`${path} says "${own.join(' ')}"`];
  });
}

/** Titles or descriptions that are empty or of several pages. */
export function sharedTexts(name: 'title' | 'description', pages: Facts<'title' | 'description'>) {
  const paths = new Map<string, string[]>();
  for (const [path, facts] of pages) {
    paths.set(facts[name], [...(paths.get(facts[name]) ?? []), path]);
  }
  return [...paths]
    .filter(([text, having]) => text === '' || having.length > 1)
    .map(([text, having]) => `${name} "${text}": ${having.join(' ')}`);
}

/** Structured data that does not parse or names no type. */
export function brokenData(pages: Facts<'jsonLd'>): string[] {
  return [...pages].flatMap(([path, { jsonLd }]) =>
    jsonLd.filter((text) => !isStructured(text)).map((text) => `${path}: ${text.slice(0, 80)}`),
  );
}

function isStructured(text: string): boolean {
  try {
    const data = JSON.parse(text) as Record<string, unknown>;
    return data['@context'] === 'https://schema.org' && typeof data['@type'] === 'string';
  } catch {
    return false;
  }
}
