import { mkdir, readFile, rm } from 'node:fs/promises';
import { startPostgres } from '../support/postgres-server';
import { runProgram, type Environment, type Priority } from './processes';
import {
  tallyOfJest,
  tallyOfPlaywright,
  type JestReport,
  type PlaywrightReport,
  type Tally,
} from './tally';

const resultsFolder = 'test-results';

/** Where a suite writes what it says. */
export const logOf = (suite: string) => `${resultsFolder}/${suite.replaceAll(' ', '-')}.log`;
const reportOf = (suite: string) => `${resultsFolder}/${suite.replaceAll(' ', '-')}.json`;

/** Removes what an earlier run of a suite has left. */
export async function clearResults(suite: string): Promise<void> {
  await mkdir(resultsFolder, { recursive: true });
  await Promise.all([logOf(suite), reportOf(suite)].map((file) => rm(file, { force: true })));
}

/** A check that passes or fails as a whole: a script of package.json. */
export async function checkSuite(name: string, args: readonly string[] = []): Promise<Tally> {
  const script = ['run', '--silent', name, ...(args.length > 0 ? ['--', ...args] : [])];
  const code = await runProgram('npm', script, logOf(name));
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Projects of Jest, in as many processes as there are cores for them. */
export function jestSuite(
  name: string,
  projects: readonly string[],
  cores: number,
  priority?: Priority,
): Promise<Tally> {
  return jest(name, ['--selectProjects', ...projects], cores, { priority });
}

/** Files of the contract in which SQL decides what is answered or kept. */
const decidedBySql =
  '/(answers|listing|editing|drafts|account|account-holder|feedback|subscription|webhooks|durability|several-backends|database-lost)\\.test';

/** The contract against a PostgreSQL server, as far as the two databases could differ in it. */
export async function serverContractSuite(
  name: string,
  programs: string,
  cores: number,
): Promise<Tally> {
  const server = await startPostgres(programs);
  try {
    const args = ['--selectProjects', 'contract', '--testPathPatterns', decidedBySql];
    return await jest(name, args, cores, { env: { TEST_POSTGRES: server.url } });
  } finally {
    await server.stop();
  }
}

function jest(
  name: string,
  args: readonly string[],
  cores: number,
  options: { env?: Environment; priority?: Priority },
): Promise<Tally> {
  const report = reportOf(name);
  const all = ['jest', ...args, '--maxWorkers', String(cores), '--json', '--outputFile', report];
  return reportedSuite(name, all, options, (text) => tallyOfJest(text as JestReport));
}

/**
 * The journeys in a real browser, against a site that is being served. One that fails is walked once
 * more, with a trace.
 */
export function journeySuite(name: string, env: Environment): Promise<Tally> {
  return reportedSuite(name, ['playwright', 'test'], { env }, (report) =>
    tallyOfPlaywright(report as PlaywrightReport),
  );
}

/** A runner that leaves a report; without one, or with an exit code that the report hides, it failed. */
async function reportedSuite(
  name: string,
  args: string[],
  options: { env?: Environment; priority?: Priority },
  tallyOf: (report: unknown) => Tally,
): Promise<Tally> {
  const code = await runProgram('npx', ['--no-install', ...args], logOf(name), options);
  const tally = tallyOf(JSON.parse(await readFile(reportOf(name), 'utf8')));
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
