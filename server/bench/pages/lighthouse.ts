/** What Lighthouse says of a page, as a phone would load it; times in milliseconds. */
export interface Scores {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  largestPaint: number;
  blockingTime: number;
  shift: number;
}

const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
} as const;

const audits = {
  largestPaint: 'largest-contentful-paint',
  blockingTime: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const;

/**
 * @param port where a Chromium listens for its developers' tools
 * @param blocked addresses that the browser does not ask for
 * @throws Error when the page could not be loaded
 */
export async function scoresOf(
  url: string,
  port: number,
  blocked: readonly string[] = [],
): Promise<Scores> {
  const { default: lighthouse } = await import('lighthouse');
  const answer = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: Object.values(categories),
    blockedUrlPatterns: [...blocked],
  });
  const { lhr } = answer ?? {};
  if (!lhr || lhr.runtimeError) {
    throw new Error(`${url}: ${lhr?.runtimeError?.message ?? 'Lighthouse gave no result'}`);
  }
  const score = (name: keyof typeof categories) => lhr.categories[categories[name]]?.score ?? 0;
  const value = (name: keyof typeof audits) => lhr.audits[audits[name]]?.numericValue ?? 0;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('bestPractices'),
    seo: score('seo'),
    largestPaint: value('largestPaint'),
    blockingTime: value('blockingTime'),
    shift: value('shift'),
  };
}
