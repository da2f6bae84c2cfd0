import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { localOrigin } from '../../src/domain/addresses';
import { startEdge } from '../edge/start-edge';
import { Releases } from '../releases/releases';
import { runCli } from '../run-cli';
import { readSettings } from '../settings';
import { chromiumPath } from './chromium-path';
import { moments, type Moment } from './moments';
import { percentilesOf, type Percentiles } from './percentiles';
import { runToEnd, startBackend } from './processes';
import { inTrialFolder } from './trial-folder';

const items = 50_000;
/** How many times slower than this machine the visitor's is. */
const slowDown = 4;
const runs = 40;
/** Runs that do not count: a backend and a page that have just started are compiled meanwhile. */
const warmUps = 8;

/**
 * `npm run bench:catalogue`: what a visitor with a slow machine waits for, on the Russian site as it
 * is released, in Chromium, with a backend of 50,000 items behind it.
 */
async function main(): Promise<void> {
  const settings = readSettings();
  if (!(await new Releases(join(settings.releasesDirectory, 'ru')).current())) {
    throw new Error('There is no Russian site yet: npm start builds it.');
  }
  await inTrialFolder(async (folder) => {
    const environment = {
      KARAT_DATA_DIR: folder,
      // The addresses that the released site was built with.
      KARAT_API_PORT: String(settings.apiPort),
      KARAT_EDGE_PORT: String(settings.edgePort),
      RATE_LIMIT_FACTOR: '10000',
    };
    console.log(`Filling a database with ${items} items …`);
    await runToEnd(['demo/load/cli.ts', '--items', String(items)], environment);
    const backend = await startBackend(environment);
    const edge = await startEdge({ ...settings, port: settings.edgePort, report: console.error });
    try {
      await measureAll(localOrigin('ru', settings.edgePort));
    } finally {
      await edge.close();
      await backend.stop();
    }
  });
}

async function measureAll(origin: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: await chromiumPath() });
  try {
    for (const moment of moments) {
      const page = await browser.newPage({ baseURL: origin });
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
      // Photos come from the CDN; here this machine would draw each for the first time meanwhile.
      await session.send('Network.enable');
      await session.send('Network.setBlockedURLs', { urls: ['*/.netlify/images*'] });
      tell(moment, percentilesOf(await timesOf(page, moment)));
      await page.close();
    }
  } finally {
    await browser.close();
  }
}

/** Milliseconds of each run. */
async function timesOf(page: Page, moment: Moment): Promise<number[]> {
  await moment.prepare(page);
  const times: number[] = [];
  for (let run = 0; run < warmUps + runs; run += 1) times.push(await moment.time(page, run));
  return times.slice(warmUps);
}

function tell({ name, mostMilliseconds }: Moment, { median, p95, most }: Percentiles): void {
  const verdict = p95 <= mostMilliseconds ? 'kept' : 'MISSED';
  const figures = [median, p95, most].map((time) => time.toFixed(0));
  console.log(
    `${name}: median ${figures[0]} ms, p95 ${figures[1]} ms, most ${figures[2]} ms ` +
      `(bar: p95 ${mostMilliseconds} ms, ${verdict})`,
  );
}

runCli(main);
