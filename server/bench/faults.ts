import { mkdir, mkdtemp, readdir, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { routes } from '../../src/config/routes';
import type { ChangeState } from '../../src/contract/change-states';
import { runCli, stopSignal } from '../run-cli';
import { readSettings } from '../settings';
import { EdgeWatch } from './edge-watch';
import { TrialSites } from './trial-sites';
import { TroubledBackend, troubles } from './troubled-backend';

/** Characters of a reason. */
const reasonShown = 240;

/** What Gatsby keeps, below the work directory. */
const caches = ['.cache/redux', '.cache/data', '.cache/webpack'] as const;

/**
 * `npm run bench:faults [-- --only backend|caches --folder f]`: starts sites on folders of its own. For each trouble of a backend an
 * article is changed: it must not go live, the status must tell why, and it must go live by itself when
 * the trouble is over. Then each of Gatsby's caches is cut in half between two runs: the next change must
 * go live all the same. An edge is asked all the time. Ends with code 1 when anything is otherwise.
 */
runCli(async () => {
  const { values } = parseArgs({
    options: { folder: { type: 'string' }, only: { type: 'string' } },
  });
  const parts = { backend: troubleBackend, caches: cutCaches };
  const only = Object.entries(parts).filter(([name]) => name === (values.only ?? name));
  if (only.length === 0) throw new Error(`--only is "${values.only}", expected backend or caches`);
  const folder = values.folder ?? (await mkdtemp(join(tmpdir(), 'karat-faults-')));
  await mkdir(folder, { recursive: true });
  console.log(`folder: ${folder}`);
  const backend = new TroubledBackend(readSettings().apiPort);
  const trial = new TrialSites('ru', folder, stopSignal(), { API_URL: await backend.start() });
  try {
    await trial.start();
    await tryFaults(
      trial,
      backend,
      only.map(([, part]) => part),
    );
  } finally {
    await trial.end();
    await backend.stop();
    if (values.folder === undefined) await rm(folder, { recursive: true, force: true });
  }
});

type Part = (tried: Tried) => Promise<void>;

interface Tried {
  trial: TrialSites;
  backend: TroubledBackend;
  edit: (title: string) => Promise<unknown>;
  /** Resolves once a title is served. */
  isLive: (title: string) => Promise<void>;
}

async function tryFaults(
  trial: TrialSites,
  backend: TroubledBackend,
  parts: readonly Part[],
): Promise<void> {
  const { id, url } = await trial.editor.firstRow('articles');
  const address = routes.article(url);
  const watch = new EdgeWatch(trial.edgePort, trial.host, trial.releases, ['/', address]);
  const watching = new AbortController();
  const visits = watch.run(watching.signal);
  const edit = (title: string) => trial.editor.change('articles', id, { title });
  const isLive = (title: string) => trial.until(`"${title}"`, () => trial.shows(address, title));
  try {
    await edit('The first edit');
    await isLive('The first edit');
    for (const part of parts) await part({ trial, backend, edit, isLive });
  } finally {
    watching.abort();
    await visits;
    console.log(watch.text());
  }
  if (watch.violations.length > 0) throw new Error('The edge gave wrong answers.');
}

async function troubleBackend({ trial, backend, edit, isLive }: Tried): Promise<void> {
  for (const [name, trouble] of Object.entries(troubles)) {
    await trial.until('a builder', () => trial.hasSettled());
    const before = await trial.releases.current();
    const [earlier] = (await trial.changes()) ?? [];
    const title = `While the backend ${name}`;
    backend.trouble = trouble;
    await edit(title);
    const reason = await failureAfter(trial, earlier);
    if ((await trial.releases.current()) !== before)
      throw new Error(`a backend that ${name} led to a release`);
    backend.trouble = null;
    await isLive(title);
    console.log(`a backend that ${name}: ${reason.split('\n').join(' | ').slice(0, reasonShown)}`);
  }
}

async function cutCaches({ trial, edit, isLive }: Tried): Promise<void> {
  for (const cache of caches) {
    await trial.sites.end('SIGINT');
    const count = await cutInHalf(join(trial.work, cache));
    trial.sites.start();
    await trial.until('the backend', () => trial.isUp());
    await edit(`After ${cache} was cut`);
    await isLive(`After ${cache} was cut`);
    console.log(`${cache} cut in half (${count} files): the next change is live`);
  }
}

/** Why the next change of the same row has not been built, once its build has failed. */
async function failureAfter(trial: TrialSites, earlier: ChangeState | undefined): Promise<string> {
  let reason = '';
  await trial.until('a failure', async () => {
    const [latest] = (await trial.changes()) ?? [];
    // The service hears of a change a moment after the editor.
    if (!latest || latest.revision === earlier?.revision) return false;
    reason = latest.failure?.reason ?? '';
    if (latest.state === 'live') throw new Error(`it was published: ${latest.entity} ${latest.id}`);
    return reason !== '';
  });
  return reason;
}

/** Every file below a folder; gives their number. */
async function cutInHalf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  for (const { parentPath, name } of files) {
    const file = join(parentPath, name);
    await truncate(file, Math.floor((await stat(file)).size / 2));
  }
  return files.length;
}
