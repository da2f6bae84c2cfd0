import { setTimeout as wait } from 'node:timers/promises';
import type { ItemKind } from '../../src/config/catalogs';
import { hostCodes, type HostCode } from '../../src/config/hosts';
import { routes } from '../../src/config/routes';
import { runCli, stopSignal } from '../run-cli';
import { readSettings } from '../settings';
import { askEdge } from './ask-edge';
import { Editor, type EditedRow } from './editor';
import { percentilesOf } from './percentiles';

const runs = 7;
/** Between two looks at a page, milliseconds. */
const lookEvery = 20;
/** An edit that finds no builder waits for a whole build of each host, milliseconds. */
const patience = 15 * 60_000;

/**
 * `npm run bench:rebuild`, beside a running `npm start` of all hosts: milliseconds from an editor's call
 * until the edge serves what was changed. What it changes it changes back, also when it is stopped.
 */
runCli(async () => {
  const { edgePort } = readSettings();
  const signal = stopSignal();
  const editor = new Editor('ru');
  await measureArticle(editor, edgePort, signal);
  await measureItem(editor, edgePort, signal);
});

async function measureArticle(editor: Editor, port: number, signal: AbortSignal): Promise<void> {
  const { id, url, title } = await editor.firstRow('articles');
  const titled = async (text: string) => {
    await editor.change('articles', id, { title: text });
    return milliseconds(() =>
      untilServed(port, 'ru', routes.article(url), (html) => html.includes(text), signal),
    );
  };
  try {
    await titled('The first edit loads the builder');
    const times: number[] = [];
    for (let run = 1; run <= runs; run += 1) times.push(await titled(`Measured ${run} times`));
    tell('an article’s title, one host', times);
  } finally {
    await editor.change('articles', id, { title });
  }
}

async function measureItem(editor: Editor, port: number, signal: AbortSignal): Promise<void> {
  const isPriced = (row: EditedRow) => Number(row.price_usd) > 0;
  const { id, url, kind, price_usd: before } = await editor.firstRow('items', isPriced);
  const path = routes.item(kind as ItemKind, url);
  const priced = async (price: unknown) => {
    const shown = await Promise.all(hostCodes.map((host) => pageOf(port, host, path)));
    await editor.change('items', id, { price_usd: price });
    return milliseconds(() =>
      Promise.all(
        hostCodes.map((host, index) =>
          untilServed(port, host, path, (html) => html !== shown[index], signal),
        ),
      ),
    );
  };
  try {
    await priced(Number(before) + 1000);
    const times: number[] = [];
    for (let run = 1; run <= runs; run += 1)
      times.push(await priced(Number(before) + 1000 + run * 100));
    tell('an item’s price, four hosts', times);
  } finally {
    await editor.change('items', id, { price_usd: before });
  }
}

function tell(what: string, times: readonly number[]): void {
  const { median, p95, most } = percentilesOf(times.map(Math.round));
  console.log(`${what}: median ${median} ms, p95 ${p95} ms, most ${most} ms (${runs} runs)`);
}

async function milliseconds(task: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await task();
  return performance.now() - begun;
}

/** Resolves once a host serves a page that is as it should be. */
async function untilServed(
  port: number,
  host: HostCode,
  path: string,
  isRight: (html: string) => boolean,
  signal: AbortSignal,
): Promise<void> {
  const begun = performance.now();
  while (!isRight(await pageOf(port, host, path))) {
    if (performance.now() - begun > patience) throw new Error(`${host}${path} stayed as it was`);
    await wait(lookEvery, undefined, { signal });
  }
}

async function pageOf(port: number, host: HostCode, path: string): Promise<string> {
  return (await askEdge(port, host, path)).body.toString();
}
