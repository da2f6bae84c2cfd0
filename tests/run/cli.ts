import { ensureChromium } from '../support/chromium';
import { findPostgres } from '../support/postgres-server';
import { siteEnvironment } from '../support/site';
import { serveSite } from './served-site';
import { checkSuite, jestSuite, journeySuite, serverContractSuite } from './suites';
import { sumOf, type Tally } from './tally';

const suites: { name: string; run: () => Promise<Tally> }[] = [
  { name: 'types', run: () => checkSuite('npm', ['run', '--silent', 'types']) },
  { name: 'lint', run: () => checkSuite('npm', ['run', '--silent', 'lint']) },
  { name: 'format', run: () => checkSuite('npm', ['run', '--silent', 'format']) },
  { name: 'styles', run: () => checkSuite('npm', ['run', '--silent', 'styles']) },
  { name: 'spelling', run: () => checkSuite('npm', ['run', '--silent', 'spelling']) },
  { name: 'unit', run: () => jestSuite('unit') },
  { name: 'contract', run: () => jestSuite('contract') },
  ...serverSuites(),
  { name: 'build and journeys', run: buildAndJourneys },
];

/** Where a PostgreSQL server is installed, the backend has to keep its contract on it too. */
function serverSuites() {
  const programs = findPostgres();
  if (!programs) {
    console.log(
      'No PostgreSQL server is installed: the contract is tested on the embedded one only.',
    );
    return [];
  }
  return [{ name: 'contract on a server', run: () => serverContractSuite(programs) }];
}

/** Builds the four sites as `npm start` does, serves them, and walks through them in a browser. */
async function buildAndJourneys(): Promise<Tally> {
  const chromium = ensureChromium();
  const site = await serveSite();
  try {
    const journeys = await journeySuite({ ...siteEnvironment, CHROMIUM_PATH: chromium });
    return sumOf([{ passed: 1, failed: 0 }, journeys]);
  } finally {
    await site.stop();
  }
}

async function main(): Promise<void> {
  const tallies: Tally[] = [];
  for (const suite of suites) {
    console.log(`\n— ${suite.name}`);
    const started = Date.now();
    const tally = await suite.run().catch((error: unknown): Tally => {
      console.error(error);
      return { passed: 0, failed: 1 };
    });
    const seconds = ((Date.now() - started) / 1000).toFixed(0);
    console.log(`— ${suite.name}: ${tally.passed} passed, ${tally.failed} failed, ${seconds} s`);
    tallies.push(tally);
  }
  const total = sumOf(tallies);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
}

void main();
