import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createDice, type Dice } from '../../demo/catalogue/generate/dice';
import { routes } from '../../src/config/routes';
import { runCli, stopSignal } from '../run-cli';
import { EdgeWatch } from './edge-watch';
import { buildersOf } from './killable-program';
import { TrialSites } from './trial-sites';

/** What is killed: `npm start`, which is backend and rebuild service in one, or its builder alone. */
const targets = ['sites', 'builder'] as const;
type Target = (typeof targets)[number];

/**
 * `npm run bench:crashes [-- --kills 30 --seed 1 --folder f]`: starts sites on folders of its own, changes an
 * article again and again, and kills what builds and tells of changes at random moments, while an edge
 * is asked all the time. Ends with code 1 unless all its answers were right and of one release, and the
 * last change is live in the end.
 */
runCli(async () => {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '30' },
      seed: { type: 'string', default: '1' },
      folder: { type: 'string' },
    },
  });
  const folder = values.folder ?? (await mkdtemp(join(tmpdir(), 'karat-crashes-')));
  await mkdir(folder, { recursive: true });
  console.log(`folder: ${folder}`);
  const signal = stopSignal();
  const trial = new TrialSites('ru', folder, signal);
  try {
    await trial.start();
    await crash(trial, Number(values.kills), createDice(Number(values.seed)), signal);
  } finally {
    await trial.end();
    if (values.folder === undefined) await rm(folder, { recursive: true, force: true });
  }
});

async function crash(trial: TrialSites, kills: number, dice: Dice, signal: AbortSignal) {
  const article = await trial.editor.firstRow('articles');
  const address = routes.article(article.url);
  const crashes = new Crashes(trial, dice, article.id);
  const watch = new EdgeWatch(trial.edgePort, trial.host, trial.releases, ['/', address]);
  const watching = new AbortController();
  const visits = watch.run(watching.signal);
  try {
    while (crashes.count() < kills) {
      signal.throwIfAborted();
      await crashes.disturb();
    }
    const last = await crashes.edit('the last one');
    await trial.until('the last change', () => trial.shows(address, last));
    console.log('the last change is live');
  } finally {
    watching.abort();
    await visits;
    console.log(crashes.text());
    console.log(watch.text());
  }
  if (watch.violations.length > 0) throw new Error('The edge gave wrong answers.');
}

/** Changes an article and kills what publishes the changes. */
class Crashes {
  private readonly kills: Record<Target, number> = { sites: 0, builder: 0 };
  private edits = 0;

  constructor(
    private readonly trial: TrialSites,
    private readonly dice: Dice,
    private readonly article: number,
  ) {}

  count(): number {
    return this.kills.sites + this.kills.builder;
  }

  text(): string {
    const { sites, builder } = this.kills;
    return `kills: ${sites} of the sites, ${builder} of the builder; edits: ${this.edits}`;
  }

  /** Half of the kills meet a start of the sites or of a builder, the others an edit by a warm builder. */
  async disturb(): Promise<void> {
    const { dice, trial } = this;
    if (trial.sites.pid === null) trial.sites.start();
    const isLoaded = dice.chance(0.5);
    const target = dice.pick(targets);
    if (isLoaded) {
      await this.edit('loads a builder');
      await trial.until('a builder', () => trial.hasSettled());
      await this.edit('is interrupted');
      await wait(dice.between(0, 3500));
    } else {
      const end = performance.now() + dice.between(0, 20_000);
      while (performance.now() < end) {
        if (await trial.isUp()) await this.edit('comes early');
        await wait(dice.between(100, 2000));
      }
    }
    await this.kill(target);
  }

  /** Gives the article a title that says which edit it is of; resolves when the backend has taken it. */
  async edit(what: string): Promise<string> {
    const { trial } = this;
    if (trial.sites.pid === null) trial.sites.start();
    await trial.until('the backend', () => trial.isUp());
    const title = `Edit ${(this.edits += 1)} ${what}`;
    await trial.editor.change('articles', this.article, { title });
    return title;
  }

  private async kill(target: Target): Promise<void> {
    const { pid } = this.trial.sites;
    if (pid === null) throw new Error('the sites ended by themselves');
    const [builder] = await buildersOf(pid);
    if (target === 'builder' && builder === undefined) return;
    if (target === 'builder' && builder !== undefined) process.kill(builder, 'SIGKILL');
    else await this.trial.sites.end('SIGKILL');
    this.kills[target] += 1;
    const release = await this.trial.releases.current();
    console.log(`kill ${this.count()}: ${target}, release ${release} is served`);
  }
}
