import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { positiveOf } from '../environment';
import { runCli, stopSignal } from '../run-cli';
import { openAccounts } from './accounts';
import { lists } from './load/acts';
import { growthOf, memoryByMinute } from './load/memory';
import { loadOf, type Load } from './load/visitors';
import { percentilesOf } from './percentiles';
import { residentMegabytes, runToEnd, startBackend } from './processes';
import { inTrialFolder } from './trial-folder';

/** Accounts that visitors share. */
const accounts = 20;

interface Trial {
  minutes: number;
  visitors: number;
  items: number;
  /** Seconds. */
  pause: number;
}

/**
 * `npm run bench:load [-- --minutes 10 --visitors 200 --items 50000 --pause 2 --database server]`: visitors who
 * read lists, filter, search, open items, keep favourites and now and then send a request, on a backend of
 * its own with a PostgreSQL server, or with `--database embedded`. `--pause 0` lets each of them ask again
 * at once. Tells the times of each kind of call and the memory of the backend by the minute; ends with
 * code 1 when a call failed.
 */
runCli(async () => {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '10' },
      visitors: { type: 'string', default: '200' },
      items: { type: 'string', default: '50000' },
      pause: { type: 'string', default: '2' },
      database: { type: 'string', default: 'server' },
    },
  });
  const trial: Trial = {
    minutes: positiveOf(values, 'minutes', 10),
    visitors: positiveOf(values, 'visitors', 200),
    items: positiveOf(values, 'items', 50_000),
    pause: Number(values.pause),
  };
  if (values.database !== 'server' && values.database !== 'embedded')
    throw new Error(`--database is "${values.database}", expected server or embedded`);
  await inTrialFolder(async (folder) => {
    const server = values.database === 'server' ? await startServer() : null;
    try {
      await run(trial, { dataDir: join(folder, 'data'), databaseUrl: server?.url ?? null });
    } finally {
      await server?.stop();
    }
  });
});

/** @throws Error when no PostgreSQL server is installed */
async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { emptyDatabase, findPostgres, startPostgres } =
    await import('../../tests/support/postgres-server');
  const programs = findPostgres();
  if (!programs) throw new Error('No PostgreSQL server is installed.');
  const server = await startPostgres(programs, { isDurable: true });
  return { url: await emptyDatabase(server.url, 'karat'), stop: server.stop };
}

async function run(
  { minutes, visitors, items, pause }: Trial,
  where: { dataDir: string; databaseUrl: string | null },
): Promise<void> {
  const environment = {
    KARAT_DATA_DIR: where.dataDir,
    DATABASE_URL: where.databaseUrl ?? '',
    CAPTCHA_RECEIPTS: 'off',
    RATE_LIMIT_FACTOR: '100000',
  };
  console.log(`Filling a database with ${items} items …`);
  const seed = ['demo/load/cli.ts', '--items', String(items), '--articles', String(items / 5)];
  await runToEnd(seed, environment);
  const tokens = await openAccounts(where, accounts);
  const backend = await startBackend(environment);
  const end = new AbortController();
  try {
    const known = await readKnown(backend.url);
    console.log(`${visitors} visitors for ${minutes} minutes, a pause of ${pause} s on average`);
    const memory = memoryByMinute(backend.pid, end.signal);
    stopSignal().addEventListener('abort', () => end.abort());
    const started = performance.now();
    const timer = setTimeout(() => end.abort(), minutes * 60_000);
    const { signal } = end;
    const crowd = { url: backend.url, visitors, pause: pause * 1000, known, tokens, signal };
    const load = await loadOf(crowd);
    clearTimeout(timer);
    tell(load, (performance.now() - started) / 1000);
    tellMemory(await memory, await residentMegabytes(backend.pid));
    const failed = [...load.values()].filter(({ failures }) => failures.size > 0);
    if (failed.length > 0) throw new Error('Calls failed.');
  } finally {
    end.abort();
    await backend.stop();
  }
}

/** Some items of all lists, and the cities. */
async function readKnown(url: string) {
  const items: { kind: string; url: string }[] = [];
  for (const list of lists) {
    const answer = await fetch(`${url}/ru/${list}?per_page=100`);
    const page = (await answer.json()) as { items: { kind: string; url: string }[] };
    items.push(...page.items.map((item) => ({ kind: item.kind, url: item.url })));
  }
  const answer = await fetch(`${url}/ru/contacts/moscow`);
  const { cities } = (await answer.json()) as { cities: { alias: string }[] };
  return { items, cities: cities.map(({ alias }) => alias) };
}

function tell(load: Load, seconds: number): void {
  console.log('call | calls | p50 | p95 | p99 | longest | failed');
  let all = 0;
  for (const [kind, { times, failures }] of [...load].sort()) {
    all += times.length;
    const { median, p95, p99, most } = percentilesOf(times);
    const figures = [median, p95, p99, most].map((time) => `${time.toFixed(0)} ms`);
    const failed = [...failures].map(([what, count]) => `${what}: ${count}`).join(', ') || '0';
    console.log([kind, times.length, ...figures, failed].join(' | '));
  }
  console.log(`${(all / seconds).toFixed(0)} calls a second`);
}

function tellMemory(byMinute: readonly number[], atEnd: number): void {
  const [start = 0, ...minutes] = byMinute.map((megabytes) => megabytes.toFixed(0));
  console.log(`resident memory in MB: at the start ${start}, by the minute ${minutes.join(' ')}`);
  const growth = growthOf(byMinute);
  console.log(
    `at the end ${atEnd.toFixed(0)}; in the second half it grew by ${growth.toFixed(1)} MB a minute`,
  );
}
