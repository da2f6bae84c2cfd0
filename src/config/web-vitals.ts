/** What is measured of a visit: milliseconds, but for `cls`, which is a share of the screen. */
export const vitalNames = ['lcp', 'cls', 'inp', 'ttfb', 'fcp'] as const;
export type VitalName = (typeof vitalNames)[number];

interface Vital {
  /** A larger value is a mistake of a browser, or made up. */
  largest: number;
  /** Up to here a page is good, by https://web.dev/articles/vitals and the pages that it names. */
  good: number;
  /** Beyond this it is poor. */
  poor: number;
}

export const vitals: Record<VitalName, Vital> = {
  lcp: { largest: 600_000, good: 2500, poor: 4000 },
  cls: { largest: 100, good: 0.1, poor: 0.25 },
  inp: { largest: 600_000, good: 200, poor: 500 },
  ttfb: { largest: 600_000, good: 800, poor: 1800 },
  fcp: { largest: 600_000, good: 1800, poor: 3000 },
};

/** Days that measurements are kept and shown for. */
export const vitalDays = 28;

/** Bytes of one report; a real one has about a hundred. */
export const longestVitalReport = 1024;

/** Path of the call below the API base of a host. */
export const vitalsPath = '/vitals';
