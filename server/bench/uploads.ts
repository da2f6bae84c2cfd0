import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { runCli, stopSignal } from '../run-cli';
import { readSettings } from '../settings';
import { Line } from './line';
import { startBackend } from './processes';
import { inTrialFolder } from './trial-folder';
import { BrowserTab } from './uploads/browser-tab';
import { PeakMemory } from './uploads/peak-memory';
import { digestsOf, writePhotos } from './uploads/photos';
import { NodeTab, type Tab } from './uploads/tab';

/** The most that tab and backend may take above idle. */
const mostMegabytes = 300;

/** How often the line is looked at, and how long it may be still, milliseconds. */
const look = 50;
const longestQuiet = 120_000;

/** How long a cut line stays cut, milliseconds. */
const outage = 3_000;

interface Trial {
  files: number;
  megabytes: number;
  /** Megabits a second. */
  speed: number;
  cuts: number;
  isBrowser: boolean;
}

/**
 * `npm run bench:uploads [-- --files 10 --megabytes 20 --speed 2 --cuts 5 --browser]`: sends photos to a
 * backend of its own over a slow line that is cut several times, and reloads the page once in the
 * middle. With `--browser` the tab is a Chromium on the Russian site of a running `npm start`; without
 * it the client library in a process. Ends with code 1 unless each photo arrived once, byte for byte,
 * and tab and backend kept within their memory.
 */
runCli(async () => {
  const { values } = parseArgs({
    options: {
      files: { type: 'string', default: '10' },
      megabytes: { type: 'string', default: '2' },
      speed: { type: 'string', default: '8' },
      cuts: { type: 'string', default: '5' },
      browser: { type: 'boolean', default: false },
    },
  });
  const trial: Trial = {
    files: Number(values.files),
    megabytes: Number(values.megabytes),
    speed: Number(values.speed),
    cuts: Number(values.cuts),
    isBrowser: values.browser,
  };
  await inTrialFolder((folder) => run(folder, trial));
});

async function run(folder: string, trial: Trial): Promise<void> {
  const bytes = trial.megabytes * 1024 * 1024;
  const photos = await writePhotos(join(folder, 'photos'), { files: trial.files, bytes });
  const { edgePort, apiPort } = readSettings();
  const backend = await startBackend(
    {
      KARAT_DATA_DIR: join(folder, 'data'),
      KARAT_EDGE_PORT: String(edgePort),
      // A tab without a browser is no person.
      CAPTCHA_RECEIPTS: 'off',
    },
    'server/api/cli.ts',
  );
  const line = await Line.open(Number(new URL(backend.url).port), trial.speed);
  const tab: Tab = trial.isBrowser
    ? await BrowserTab.open({ edge: edgePort, api: apiPort, line: line.port })
    : new NodeTab(line.port, folder);
  const memory = new PeakMemory(() => ({ backend: backend.pid, tab: tab.pid() }));
  const watching = new AbortController();
  try {
    await memory.rest();
    const watched = memory.watch(watching.signal);
    const started = performance.now();
    await tab.begin(photos);
    await disturb(line, tab, photos, { ...trial, bytes });
    await tab.done();
    const seconds = Math.round((performance.now() - started) / 1000);
    watching.abort();
    await watched;
    await judge(folder, photos, memory, seconds);
  } finally {
    watching.abort();
    await tab.close();
    await line.close();
    await backend.stop();
  }
}

/** Cuts the line after equal parts of all bytes; in the middle the page is reloaded too. */
async function disturb(
  line: Line,
  tab: Tab,
  photos: readonly string[],
  { files, bytes, cuts }: Trial & { bytes: number },
): Promise<void> {
  const signal = stopSignal();
  for (let cut = 1; cut <= cuts; cut += 1) {
    const next = (files * bytes * cut) / (cuts + 1);
    for (let quiet = 0; line.carried < next; quiet += 1) {
      if (quiet * look > longestQuiet) throw new Error('The photos have stopped coming.');
      const before = line.carried;
      await wait(look, undefined, { signal });
      if (line.carried > before) quiet = 0;
    }
    console.log(`cut ${cut} after ${Math.round(line.carried / 1024 / 1024)} MB`);
    // A browser hears of some outages, of others it does not.
    const isTold = cut % 2 === 0;
    if (isTold) await tab.setOnline?.(false);
    await line.cut(outage);
    if (isTold) await tab.setOnline?.(true);
    if (cut !== Math.ceil(cuts / 2)) continue;
    await tab.reload(photos);
    console.log('reloaded');
  }
}

/** @throws Error when a bar is missed */
async function judge(
  folder: string,
  photos: readonly string[],
  memory: PeakMemory,
  seconds: number,
): Promise<void> {
  const sent = join(folder, 'data', 'uploads', 'sent');
  const kept = (await readdir(sent)).filter((name) => !name.endsWith('.webp'));
  const arrived = await digestsOf(kept.map((name) => join(sent, name)));
  const chosen = await digestsOf(photos);
  const isWhole = JSON.stringify(arrived) === JSON.stringify(chosen);
  console.log(`${kept.length} of ${photos.length} files in ${seconds} s`);
  const above = memory.above();
  for (const [name, megabytes] of above) console.log(`${name}: ${megabytes} MB above idle`);
  if (!isWhole) throw new Error('What arrived is not what was chosen, each file once.');
  if ([...above.values()].some((megabytes) => megabytes > mostMegabytes)) {
    throw new Error(`More than ${mostMegabytes} MB above idle.`);
  }
}
