/** What a suite says of itself at its end. */
export interface Tally {
  passed: number;
  failed: number;
  /** Names of journeys that passed only when they were walked again: races to be mended. */
  flaky?: readonly string[];
}

export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { projectName: string; status: string }[] }[];
}

/** A skipped test has not shown anything, so it counts as failed; so does a file that did not load. */
export function tallyOfJest(report: JestReport): Tally {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numRuntimeErrorTestSuites,
  };
}

/** As for Jest; a journey that passed when it was walked again has passed, and is named. */
export function tallyOfPlaywright({ stats, errors, suites }: PlaywrightReport): Tally {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
    flaky: suites.flatMap(flakyOf),
  };
}

function flakyOf({ file, suites = [], specs }: PlaywrightSuite): string[] {
  const here = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${file}: ${title}`),
  );
  return [...here, ...suites.flatMap(flakyOf)];
}

export function sumOf(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
    failed: tallies.reduce((sum, tally) => sum + tally.failed, 0),
  };
}
