import { rm } from 'node:fs/promises';
import { bundlePrograms } from '../support/bundles';
import { ensureChromium } from '../support/chromium';
import { hasNginx } from '../support/nginx';
import { findPostgres } from '../support/postgres-server';
import { siteEnvironment } from '../support/site';
import { memoryFolder } from './memory-folder';
import type { Task } from './schedule';
import { serveSite } from './served-site';
import { checkSuite, jestSuite, journeySuite, logOf, serverContractSuite } from './suites';

/** Looks at the sources alone; the dearest first, so that the others run beside it. */
function sourceCheck(name: string, args: readonly string[] = []): Task {
  return { name, cores: 1, run: () => checkSuite(name, args) };
}

const quickChecks = ['format', 'spelling', 'styles'];
const checkNames = ['lint', ...quickChecks];
/** Types are checked with the lint, which has worked out most of them. */
const gateChecks = [
  sourceCheck('lint', ['--rule', 'karat/type-errors: error']),
  ...quickChecks.map((name) => sourceCheck(name)),
];

/** A suite that starts processes and waits for disks and clocks keeps no core busy all the time. */
const half = 0.5;

/** Of the unit tests; nginx is asked where it is installed. */
function unitProjects(): string[] {
  if (hasNginx()) return ['unit', 'components', 'nginx'];
  console.log('No nginx is installed: its answers are not compared with those of the edge.');
  return ['unit', 'components'];
}

/** What is run before each commit: nothing that needs a build, a browser or a database. */
export function verifyPlan(): Task[] {
  // Answers of the last run are taken over for files that have not changed.
  const checks = ['lint', 'types', 'format', 'spelling', 'styles'];
  return [
    ...checks.map((name) => sourceCheck(name, cached[name])),
    { name: 'unit', cores: 2, run: () => jestSuite('unit', unitProjects(), 2) },
  ];
}

const cacheFolder = 'node_modules/.cache/verify';
const cached: Record<string, readonly string[]> = {
  // Rules that look at the types of other files may miss what those have changed; the gate and `types` do not.
  lint: ['--cache', '--cache-strategy', 'content', '--cache-location', `${cacheFolder}/lint.json`],
  types: ['--incremental', '--tsBuildInfoFile', `${cacheFolder}/types.json`],
  format: [
    '--cache',
    '--cache-strategy',
    'content',
    '--cache-location',
    `${cacheFolder}/format.json`,
  ],
};

/**
 * The whole gate. Sites are built while the other suites run; the browser comes last and has the
 * machine to itself, but for suites of low priority, because a journey that waits for its turn looks
 * like a page that does not answer.
 */
export async function gatePlan(): Promise<{ tasks: Task[]; close: () => Promise<void> }> {
  // What the suites start inherits both.
  const programs = (process.env.KARAT_BUNDLED_PROGRAMS = await bundlePrograms());
  const temporary = memoryFolder();
  if (temporary) process.env.TMPDIR = temporary;
  let site: { stop: () => Promise<void> } | undefined;
  const builds: Task = {
    name: 'builds',
    cores: half,
    needs: checkNames,
    run: async () => {
      site = await serveSite(logOf('builds'));
      return { passed: 1, failed: 0 };
    },
  };
  const tasks = [
    ...gateChecks,
    builds,
    jestTask('contract', ['contract'], checkNames),
    // Takes the core that the quick checks leave while the lint runs.
    jestTask('unit', unitProjects(), quickChecks),
    ...serverContract(),
    backgroundTask('pictures', ['pictures'], checkNames),
    {
      name: 'journeys',
      cores: 2,
      needs: ['builds'],
      run: () => journeySuite('journeys', { ...siteEnvironment, CHROMIUM_PATH: ensureChromium() }),
    },
    // Starts with the browser: a task does not overtake an earlier one that waits for cores.
    backgroundTask('site', ['site'], ['builds']),
  ];
  const close = async () => {
    await site?.stop();
    for (const folder of [programs, temporary]) {
      if (folder) await rm(folder, { recursive: true, force: true });
    }
  };
  return { tasks, close };
}

function jestTask(name: string, projects: readonly string[], needs: readonly string[]): Task {
  return { name, cores: half, needs, run: () => jestSuite(name, projects, 1) };
}

/** Computes and waits for nobody: it takes what the others leave of the processor. */
function backgroundTask(name: string, projects: readonly string[], needs: readonly string[]): Task {
  return { name, cores: 0, needs, run: () => jestSuite(name, projects, 1, 'low') };
}

/** Where a PostgreSQL server is installed, the backend has to keep its contract on it too. */
function serverContract(): Task[] {
  const programs = findPostgres();
  if (!programs) {
    console.log(
      'No PostgreSQL server is installed: the contract is tested on the embedded one only.',
    );
    return [];
  }
  const name = 'contract on a server';
  const run = () => serverContractSuite(name, programs, 1);
  return [{ name, cores: half, needs: checkNames, run }];
}
