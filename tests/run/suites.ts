import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { startPostgres } from '../support/postgres-server';
import { runProgram, type Environment } from './processes';
import {
  tallyOfJest,
  tallyOfPlaywright,
  type JestReport,
  type PlaywrightReport,
  type Tally,
} from './tally';

/** A check that passes or fails as a whole. */
export async function checkSuite(command: string, args: string[]): Promise<Tally> {
  const code = await runProgram(command, args);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** One of Jest's projects. */
export async function jestSuite(project: string): Promise<Tally> {
  return jest(project, ['--selectProjects', project]);
}

/** The contract against a PostgreSQL server; what is about the embedded one's process is left out. */
export async function serverContractSuite(programs: string): Promise<Tally> {
  const server = await startPostgres(programs);
  try {
    const args = ['--selectProjects', 'contract', '--testPathIgnorePatterns', 'process.test'];
    return await jest('contract-on-server', args, { TEST_POSTGRES: server.url });
  } finally {
    await server.stop();
  }
}

function jest(name: string, args: string[], env: Environment = {}): Promise<Tally> {
  const outputFile = `test-results/${name}.json`;
  const all = ['jest', ...args, '--json', '--outputFile', outputFile];
  return reportedSuite(all, outputFile, env, (report) => tallyOfJest(report as JestReport));
}

/** The journeys in a real browser, against a site that is being served. */
export async function journeySuite(env: Environment): Promise<Tally> {
  return reportedSuite(['playwright', 'test'], 'test-results/journeys.json', env, (report) =>
    tallyOfPlaywright(report as PlaywrightReport),
  );
}

/** A runner that leaves a report; without one, or with an exit code that the report hides, it failed. */
async function reportedSuite(
  args: string[],
  outputFile: string,
  env: Environment,
  tallyOf: (report: unknown) => Tally,
): Promise<Tally> {
  await mkdir(dirname(outputFile), { recursive: true });
  await rm(outputFile, { force: true });
  const code = await runProgram('npx', ['--no-install', ...args], env);
  try {
    const tally = tallyOf(JSON.parse(await readFile(outputFile, 'utf8')));
    return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
  } catch (error) {
    console.error(`${args.join(' ')} left no report:`, error);
    return { passed: 0, failed: 1 };
  }
}
