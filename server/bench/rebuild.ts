import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { ItemKind } from '../../src/config/catalogs';
import { hostCodes, type HostCode } from '../../src/config/hosts';
import { routes } from '../../src/config/routes';
import { readConfig } from '../api/config';
import { callAdmin, type Admin } from '../content/call-admin';
import { runCli } from '../run-cli';
import { readSettings } from '../settings';
import { percentilesOf } from './percentiles';

const runs = 7;
/** Between two looks at a page, milliseconds. */
const lookEvery = 20;
const patience = 180_000;

type Row = Record<string, unknown> & { id: number; url: string };

/**
 * `npm run bench:rebuild`, beside a running `npm start`: milliseconds from an editor's call until the
 * edge serves what was changed. What it changes it changes back.
 */
runCli(async () => {
  const settings = readSettings();
  const { editorToken, port } = readConfig({ KARAT_LOCAL: '1', ...process.env });
  if (!editorToken) throw new Error('no editors’ token: set EDITOR_TOKEN');
  const admin = (host: HostCode) => ({
    base: `http://127.0.0.1:${port}/${host}`,
    token: editorToken,
  });

  const article = await firstRow(admin('ru'), 'articles');
  const articlePath = routes.article(article.url);
  const titled = async (title: string) => {
    await change(admin('ru'), 'articles', article.id, { title });
    return liveAfter(settings.edgePort, ['ru'], articlePath, (html) => html.includes(title));
  };
  await titled('The first edit loads the builder');
  const ofArticle: number[] = [];
  for (let run = 1; run <= runs; run += 1) ofArticle.push(await titled(`Measured ${run} times`));
  await titled(String(article.title));
  tell('an article’s title, one host', ofArticle);

  const item = await firstRow(admin('ru'), 'items', ({ price_usd: price }) => Number(price) > 0);
  const itemPath = routes.item(item.kind as ItemKind, item.url);
  const before = await Promise.all(
    hostCodes.map((host) => pageOf(settings.edgePort, host, itemPath)),
  );
  const priced = async (price: number) => {
    await change(admin('ru'), 'items', item.id, { price_usd: price });
    const shown = await Promise.all(
      hostCodes.map((host) => pageOf(settings.edgePort, host, itemPath)),
    );
    return liveAfter(
      settings.edgePort,
      hostCodes,
      itemPath,
      (html, index) => html !== shown[index],
    );
  };
  const ofItem: number[] = [];
  await priced(Number(item.price_usd) + 1000);
  for (let run = 1; run <= runs; run += 1) {
    ofItem.push(await priced(Number(item.price_usd) + 1000 + run * 100));
  }
  await change(admin('ru'), 'items', item.id, { price_usd: item.price_usd });
  await liveAfter(settings.edgePort, hostCodes, itemPath, (html, index) => html === before[index]);
  tell('an item’s price, four hosts', ofItem);
});

function tell(what: string, times: readonly number[]): void {
  const { median, p95, most } = percentilesOf(times.map(Math.round));
  console.log(`${what}: median ${median} ms, p95 ${p95} ms, most ${most} ms (${runs} runs)`);
}

async function firstRow(
  admin: Admin,
  entity: string,
  isWanted: (row: Row) => boolean = () => true,
): Promise<Row> {
  const answer = await callAdmin(admin, { method: 'GET', path: `${entity}?per_page=50` });
  const row = (answer as { items: Row[] }).items.find(isWanted);
  if (!row) throw new Error(`the backend has no ${entity}`);
  return row;
}

function change(admin: Admin, entity: string, id: number, body: object): Promise<unknown> {
  return callAdmin(admin, { method: 'PUT', path: `${entity}/${id}`, body });
}

/** Milliseconds until every host serves a page that is as it should be. */
async function liveAfter(
  edgePort: number,
  hosts: readonly HostCode[],
  path: string,
  isRight: (html: string, host: number) => boolean,
): Promise<number> {
  const begun = performance.now();
  for (const [index, host] of hosts.entries()) {
    while (!isRight(await pageOf(edgePort, host, path), index)) {
      if (performance.now() - begun > patience) throw new Error(`${host}${path} stayed as it was`);
      await wait(lookEvery);
    }
  }
  return performance.now() - begun;
}

/** By address and Host header: Node does not resolve `*.localhost` on every machine. */
function pageOf(port: number, host: HostCode, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path, headers: { host: `${host}.localhost:${port}` } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => (text += part));
        answer.on('end', () => resolve(text));
        answer.on('error', reject);
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}
