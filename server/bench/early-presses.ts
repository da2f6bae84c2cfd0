import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { createDice, type Dice } from '../../demo/catalogue/generate/dice';
import { localOrigin } from '../../src/domain/addresses';
import { runCli } from '../run-cli';
import { selectedHosts } from '../selected-hosts';
import { readSettings } from '../settings';
import { chromiumPath } from './chromium-path';
import { slowDownOf } from './pages/slow-phone';
import { releasedTemplates } from './pages/templates';

const templates = ['home', 'list', 'item'];
const viewport = { width: 1280, height: 900 };
/** After a page was asked for: until then it is pressed. */
const pressedMs = 3_000;
/** At most, hearts and scales of one load; the dialog that is opened last covers them. */
const togglesOfLoad = 4;
/** Further than that nobody goes with the Tab key in three seconds. */
const mostTabs = 12;
const patienceMs = 30_000;

/** Something that a press changes. */
interface Target {
  x: number;
  y: number;
  /** Of a heart or scales, which no other has; null: it opens a dialog. */
  label: string | null;
  /** How often Tab is pressed on a page just opened until it has the focus; null: too often. */
  tabs: number | null;
}

interface Press {
  target: Target;
  atMs: number;
  isKey: boolean;
}

/**
 * `npm run bench:presses [-- --host ru --presses 100 --seed 1]`, beside a running `npm start`: presses
 * with mouse and keys what is on the first screen of a list, an item and home at random moments of the
 * first three seconds, on a slow phone's processor and network, and counts the presses that were lost.
 */
runCli(async () => {
  const { values } = parseArgs({
    options: {
      host: { type: 'string', default: 'ru' },
      presses: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
    },
  });
  const [host = 'ru'] = selectedHosts(values.host);
  const { edgePort } = readSettings();
  const dice = createDice(Number(values.seed));
  const browser = await chromium.launch({ executablePath: await chromiumPath() });
  try {
    for (const { name, path } of await releasedTemplates(host)) {
      if (!templates.includes(name)) continue;
      const address = `${localOrigin(host, edgePort)}${path}`;
      const { done, early, lost } = await pressed(browser, address, Number(values.presses), dice);
      console.log(`${name}: ${done} presses, ${early} before the page answered, ${lost} lost`);
      if (lost > 0) process.exitCode = 1;
    }
  } finally {
    await browser.close();
  }
});

async function pressed(browser: Browser, address: string, presses: number, dice: Dice) {
  const targets = await onNewPage(browser, async (page) => {
    await page.goto(address, { waitUntil: 'load' });
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    return targetsOf(page);
  });
  const counted = { done: 0, early: 0, lost: 0 };
  while (counted.done < presses) {
    const planned = pressesOf(targets, dice);
    const { early, lost } = await onNewPage(browser, (page) => load(page, address, planned));
    counted.done += planned.length;
    counted.early += early;
    counted.lost += lost;
  }
  return counted;
}

async function onNewPage<T>(browser: Browser, act: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport });
  try {
    return await act(await context.newPage());
  } finally {
    await context.close();
  }
}

/** What lies open on the first screen: hearts, scales, and buttons that open a dialog. */
async function targetsOf(page: Page): Promise<Target[]> {
  const controls = page.locator('button[aria-pressed="false"][aria-label], button[data-dialog]');
  const found = await controls.evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      const center = { x: x + width / 2, y: y + height / 2 };
      const isOpen = button.contains(document.elementFromPoint(center.x, center.y));
      // The choice between larger and more cards moves what is to be pressed next.
      if (!isOpen || button.closest('[role="group"]:has([aria-pressed])')) return [];
      const opens = button.hasAttribute('data-dialog');
      return [{ ...center, label: opens ? null : button.getAttribute('aria-label') }];
    }),
  );
  const tabbed: string[] = [];
  for (let tabs = 1; tabs <= mostTabs; tabs += 1) {
    await page.keyboard.press('Tab');
    tabbed.push(
      await page.evaluate(() => {
        const {
          x = 0,
          y = 0,
          width = 0,
          height = 0,
        } = document.activeElement?.getBoundingClientRect() ?? {};
        return `${x + width / 2} ${y + height / 2}`;
      }),
    );
  }
  const isOnly = ({ label }: { label: string | null }) =>
    label === null || found.filter((one) => one.label === label).length === 1;
  return found.filter(isOnly).map((target) => {
    const place = tabbed.indexOf(`${target.x} ${target.y}`);
    return { ...target, tabs: place < 0 ? null : place + 1 };
  });
}

/** Some hearts and scales in any order, and last what opens a dialog. */
function pressesOf(targets: readonly Target[], dice: Dice): Press[] {
  const toggles = dice.shuffled(targets.filter(({ label }) => label !== null));
  const openers = targets.filter(({ label }) => label === null);
  const chosen = toggles.slice(0, dice.between(0, togglesOfLoad));
  const all = [...chosen, dice.pick(openers)];
  const moments = all.map(() => dice.between(0, pressedMs)).sort((one, other) => one - other);
  return all.map((target, index) => ({
    target,
    atMs: moments[index] ?? 0,
    // Tab counts from where the focus is: from the start of the page only for the first.
    isKey: all.length === 1 && target.tabs !== null && dice.between(0, 1) === 1,
  }));
}

/** One visit with empty caches. */
async function load(page: Page, address: string, presses: readonly Press[]) {
  await slowDownOf(await page.context().newCDPSession(page));
  await page.addInitScript(noteAnswer);
  const began = performance.now();
  await page.goto(address, { waitUntil: 'commit', timeout: patienceMs });
  // Nobody presses what is not painted.
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  const moments: number[] = [];
  for (const { target, atMs, isKey } of presses) {
    await wait(Math.max(0, atMs - (performance.now() - began)));
    moments.push(Date.now());
    if (!isKey) await page.mouse.click(target.x, target.y);
    else {
      for (let tabs = 0; tabs < (target.tabs ?? 0); tabs += 1) await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    }
  }
  const isDone = await Promise.all(presses.map(({ target }) => wasHeard(page, target)));
  const answered = await page.evaluate<number>('window.answered');
  const early = moments.filter((moment) => moment < answered).length;
  return { early, lost: isDone.filter((done) => !done).length };
}

/** Notes when the page answers. */
const noteAnswer = `new MutationObserver(() => {
  if ('hydrated' in document.documentElement.dataset) window.answered ??= Date.now();
}).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] })`;

async function wasHeard(page: Page, { label }: Target): Promise<boolean> {
  const result =
    label === null
      ? page.locator('dialog[open]')
      : page.locator(`button[aria-pressed="true"][aria-label=${JSON.stringify(label)}]`);
  try {
    await result.first().waitFor({ state: 'attached', timeout: patienceMs });
    return true;
  } catch {
    console.log(`lost: ${label ?? 'a dialog'}`);
    return false;
  }
}
