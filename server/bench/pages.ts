import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { localOrigin } from '../../src/domain/addresses';
import { runCli } from '../run-cli';
import { selectedHosts } from '../selected-hosts';
import { readSettings } from '../settings';
import { chromiumPath } from './chromium-path';
import { startBareSite } from './pages/bare-site';
import { scoresOf, type Scores } from './pages/lighthouse';
import { releasedTemplates, templateNames, type Template } from './pages/templates';
import { visit, type ServedSite, type Visit } from './pages/visit';
import { percentilesOf } from './percentiles';
import { inTrialFolder } from './trial-folder';

/** What a page is without its scripts. */
const scripts = ['*.js', '*/page-data/*'];

/**
 * `npm run bench:pages [-- --host ru --runs 5 --only home]`, beside a running `npm start`: medians of
 * Lighthouse on a page of each template, of the same page without its scripts, and of a bare page made
 * with the same tools, in one run, so that a noisy machine meets all of them; then what a visitor with
 * a slow phone meets, and what the page sends.
 */
runCli(async () => {
  const { values } = parseArgs({
    options: {
      host: { type: 'string', default: 'ru' },
      runs: { type: 'string', default: '5' },
      only: { type: 'string' },
    },
  });
  const [host = 'ru'] = selectedHosts(values.host);
  const settings = readSettings();
  const templates = (await releasedTemplates(host)).filter(
    ({ name }) => name === (values.only ?? name),
  );
  if (templates.length === 0) throw new Error(`--only takes one of ${templateNames.join(', ')}`);
  const site = { host, port: settings.edgePort };
  const runs = Number(values.runs);
  const { freePort } = await import('../../tests/support/trial-edge');
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  try {
    await inTrialFolder(async (folder) => {
      const bare = await startBareSite(folder, settings.projectDirectory);
      try {
        // Photos come from the CDN; here this machine draws each when it is first asked for.
        for (const { path } of templates) await visit(browser, site, path);
        await tellScores(templates, { site, bare: bare.url, port, runs });
      } finally {
        bare.close();
      }
    });
    await tellVisits(browser, templates, site, runs);
  } finally {
    await browser.close();
  }
});

async function tellScores(
  templates: readonly Template[],
  { site, bare, port, runs }: { site: ServedSite; bare: string; port: number; runs: number },
): Promise<void> {
  const origin = localOrigin(site.host, site.port);
  console.log(row('Lighthouse', ['perf', 'bare', 'no scripts', 'LCP', 'TBT', 'CLS', 'others']));
  for (const { name, path } of templates) {
    const taken: Record<'page' | 'without' | 'bare', Scores[]> = {
      page: [],
      without: [],
      bare: [],
    };
    for (let run = 0; run < runs; run += 1) {
      taken.bare.push(await scoresOf(bare, port));
      taken.page.push(await scoresOf(`${origin}${path}`, port));
      taken.without.push(await scoresOf(`${origin}${path}`, port, scripts));
    }
    const page = mediansOf(taken.page);
    const others = [page.accessibility, page.bestPractices, page.seo];
    console.log(
      row(name, [
        page.performance.toFixed(2),
        mediansOf(taken.bare).performance.toFixed(2),
        mediansOf(taken.without).performance.toFixed(2),
        page.largestPaint.toFixed(0),
        page.blockingTime.toFixed(0),
        page.shift.toFixed(3),
        others.map((score) => (score * 100).toFixed(0)).join('/'),
      ]),
    );
  }
}

async function tellVisits(
  browser: Browser,
  templates: readonly Template[],
  site: ServedSite,
  runs: number,
): Promise<void> {
  const heads = ['LCP', 'CLS', 'task', 'hydrated', 'INP', 'JS KB', 'CSS KB', 'fonts KB'];
  console.log(row('Visit at 4x', heads));
  for (const { name, path } of templates) {
    const taken: Visit[] = [];
    for (let run = 0; run < runs; run += 1) taken.push(await visit(browser, site, path));
    const { shift, scripts: js, styles, fonts, ...times } = mediansOf(taken);
    console.log(
      row(name, [
        times.largestPaint.toFixed(0),
        shift.toFixed(3),
        times.longestTask.toFixed(0),
        times.hydrated.toFixed(0),
        times.interaction.toFixed(0),
        ...[js, styles, fonts].map((bytes) => (bytes / 1000).toFixed(1)),
      ]),
    );
  }
}

/** The median of each figure by itself. */
function mediansOf<Figures extends object>(taken: readonly Figures[]): Figures {
  const [first] = taken;
  if (!first) throw new Error('--runs is 1 at least');
  const names = Object.keys(first) as (keyof Figures)[];
  const medianOf = (name: keyof Figures) =>
    percentilesOf(taken.map((figures) => Number(figures[name]))).median;
  return Object.fromEntries(names.map((name) => [name, medianOf(name)])) as Figures;
}

const row = (name: string, figures: readonly string[]) =>
  name.padEnd(12) + figures.map((figure) => figure.padStart(11)).join('');
