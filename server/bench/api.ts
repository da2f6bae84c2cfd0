import { join } from 'node:path';
import { runCli } from '../run-cli';
import { mixedCalls, timedCalls } from './calls';
import { percentilesOf, type Percentiles } from './percentiles';
import { residentMegabytes, runToEnd, startBackend } from './processes';
import { inTrialFolder } from './trial-folder';

const sizes = [5_000, 50_000];
const runs = 150;
const mixedSeconds = 6;
const visitors = 16;

interface Figures {
  firstAnswer: number;
  times: Record<string, Percentiles>;
  perSecond: number;
  megabytes: number;
}

/** `npm run bench:api`: the backend on catalogues of two sizes, each figure side by side. */
async function main(): Promise<void> {
  await inTrialFolder(async (folder) => {
    const figures: Figures[] = [];
    for (const items of sizes) figures.push(await measure(join(folder, String(items)), items));
    print(figures);
  });
}

async function measure(dataDir: string, items: number): Promise<Figures> {
  const environment = { KARAT_DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '10000', LOG_LEVEL: 'info' };
  console.log(`Filling a database with ${items} items …`);
  const seed = ['demo/load/cli.ts', '--items', String(items), '--articles', String(items / 5)];
  await runToEnd(seed, environment);

  const started = performance.now();
  const backend = await startBackend(environment);
  try {
    await ask(`${backend.url}/ru/list`);
    const firstAnswer = performance.now() - started;
    const times: Record<string, Percentiles> = {};
    for (const [name, callOf] of Object.entries(timedCalls)) {
      // The first calls fill what is read once; they are not what a visitor usually waits for.
      for (let number = 0; number < 5; number += 1) await askAll(backend.url, callOf(number));
      const taken: number[] = [];
      for (let number = 0; number < runs; number += 1) {
        const start = performance.now();
        await askAll(backend.url, callOf(number));
        taken.push(performance.now() - start);
      }
      times[name] = percentilesOf(taken);
    }
    const perSecond = await mixedPerSecond(backend.url);
    return { firstAnswer, times, perSecond, megabytes: await residentMegabytes(backend.pid) };
  } finally {
    await backend.stop();
  }
}

async function mixedPerSecond(url: string): Promise<number> {
  let asked = 0;
  const end = performance.now() + mixedSeconds * 1000;
  const visitor = async () => {
    while (performance.now() < end) {
      const number = asked;
      asked += 1;
      await ask(`${url}${mixedCalls[number % mixedCalls.length]?.(number) ?? ''}`);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  return asked / mixedSeconds;
}

const askAll = (url: string, paths: readonly string[]) =>
  Promise.all(paths.map((path) => ask(`${url}${path}`)));

async function ask(url: string): Promise<void> {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
}

function print(figures: readonly Figures[]): void {
  const row = (name: string, valueOf: (one: Figures) => string) =>
    [name, ...figures.map(valueOf)].join(' | ');
  const milliseconds = (value = 0) => `${value.toFixed(1)} ms`;
  console.log(['', ...sizes.map((size) => `${size} items`)].join(' | '));
  console.log(row('first answer after start', (one) => milliseconds(one.firstAnswer)));
  for (const name of Object.keys(timedCalls)) {
    console.log(row(`${name}, median`, (one) => milliseconds(one.times[name]?.median)));
    console.log(row(`${name}, p95`, (one) => milliseconds(one.times[name]?.p95)));
  }
  console.log(row('mixed reads a second', (one) => one.perSecond.toFixed(0)));
  console.log(row('resident memory', (one) => `${one.megabytes.toFixed(0)} MB`));
}

runCli(main);
