/** @jest-environment node */
import { sumOf, tallyOfJest, tallyOfPlaywright } from './tally';

const jestReport = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numRuntimeErrorTestSuites: 0,
};

test('a skipped test and a test file that does not load count as failed', () => {
  expect(tallyOfJest(jestReport)).toEqual({ passed: 5, failed: 0 });
  expect(tallyOfJest({ ...jestReport, numPendingTests: 1, numRuntimeErrorTestSuites: 2 })).toEqual({
    passed: 5,
    failed: 3,
  });
});

test('a journey that passed when it was walked again has passed, and is named', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 1 };
  const journey = (title: string, status: string) => ({
    title,
    tests: [{ projectName: 'ru', status }],
  });
  const suites = [
    {
      file: 'header.spec.ts',
      specs: [journey('the menu opens', 'expected')],
      suites: [{ file: 'header.spec.ts', specs: [journey('the menu closes', 'flaky')] }],
    },
  ];
  expect(tallyOfPlaywright({ stats, suites, errors: [] })).toEqual({
    passed: 4,
    failed: 2,
    flaky: ['[ru] header.spec.ts: the menu closes'],
  });
});

test('the last line sums up all suites', () => {
  expect(
    sumOf([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 4 },
    ]),
  ).toEqual({
    passed: 3,
    failed: 4,
  });
});
