import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import type { HostCode } from '../../../src/config/hosts';
import { localOrigin } from '../../../src/domain/addresses';
import { askEdge } from '../ask-edge';
import { slowDownOf } from './slow-phone';

/** What a visitor with a slow phone meets; times in milliseconds, sizes in bytes. */
export interface Visit {
  largestPaint: number;
  shift: number;
  /** Of the tasks after the first paint. */
  longestTask: number;
  /** When the page answers. */
  hydrated: number;
  /** From a press that opens a dialog until the next frame after it. */
  interaction: number;
  /** Gzipped, asked for before the page answered. */
  scripts: number;
  /** Gzipped, of the sheets in the page. */
  styles: number;
  /** As sent, asked for before the press. */
  fonts: number;
}

const phone = { width: 360, height: 780 };
/** After the page answers, until the press: what waits for a rest has begun. */
const restMs = 3_000;
const patienceMs = 60_000;
/** A phone shows the search on every page but those of items. */
const pressed = '[data-dialog="search"], [data-dialog="buy"]';

interface Noted {
  largestPaint: number;
  shift: number;
  tasks: { start: number; duration: number }[];
  hydrated: number;
  interaction: number;
}

/** A site that is being served. */
export interface ServedSite {
  host: HostCode;
  /** Of the edge. */
  port: number;
}

/** Opens a page with empty caches, waits, and opens a dialog. */
export async function visit(browser: Browser, site: ServedSite, path: string): Promise<Visit> {
  const baseURL = localOrigin(site.host, site.port);
  const context = await browser.newContext({ baseURL, viewport: phone, hasTouch: true });
  try {
    const page = await context.newPage();
    await slowDownOf(await context.newCDPSession(page));
    await page.addInitScript(`((__name) => (${noteInPage.toString()})())((act) => act)`);
    await page.goto(path, { waitUntil: 'load', timeout: patienceMs });
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: patienceMs });
    await wait(restMs);
    await page.locator(pressed).locator('visible=true').first().click();
    await page.locator('dialog[open]').waitFor({ timeout: patienceMs });
    await wait(restMs);
    return await told(page, site);
  } finally {
    await context.close();
  }
}

/** Notes, before anything else of the page runs, what the browser tells of it. */
function noteInPage(): void {
  const noted: Noted = { largestPaint: 0, shift: 0, tasks: [], hydrated: 0, interaction: 0 };
  Object.assign(window, { noted });
  const watch = (type: string, note: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    });
  watch('largest-contentful-paint', ({ startTime }) => (noted.largestPaint = startTime));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) noted.shift += value;
  });
  watch('longtask', ({ startTime: start, duration }) => noted.tasks.push({ start, duration }));
  const ofPresses = { durationThreshold: 16 };
  const notePress = (entry: PerformanceEntry) => {
    const { duration, interactionId } = entry as PerformanceEntry & { interactionId: number };
    // Others are moves of the pointer, which nobody waits for.
    if (interactionId > 0) noted.interaction = Math.max(noted.interaction, duration);
  };
  watch('event', notePress, ofPresses);
  new MutationObserver(() => {
    if ('hydrated' in document.documentElement.dataset) noted.hydrated ||= performance.now();
  }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
}

interface Sent {
  address: string;
  start: number;
  size: number;
}

async function told(page: Page, site: ServedSite): Promise<Visit> {
  const { largestPaint, shift, tasks, hydrated, interaction } =
    await page.evaluate<Noted>('window.noted');
  const sent = await page.evaluate<Sent[]>(
    `performance.getEntriesByType('resource').map(({ name, startTime, encodedBodySize }) => ({
      address: name, start: startTime, size: encodedBodySize }))`,
  );
  const painted = await page.evaluate<number>(
    `performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0`,
  );
  const sheets = await page.evaluate<string>(
    `[...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('')`,
  );
  const scripts = sent.filter(({ address, start }) => /\.js$/.test(address) && start < hydrated);
  const fonts = sent.filter(({ address }) => /\.woff2$/.test(address));
  const later = tasks.filter(({ start }) => start >= painted).map(({ duration }) => duration);
  return {
    largestPaint,
    shift,
    longestTask: Math.max(0, ...later),
    hydrated,
    interaction,
    scripts: sumOf(await Promise.all(scripts.map(({ address }) => gzippedSize(site, address)))),
    styles: gzipSync(sheets, best).length,
    fonts: sumOf(fonts.map(({ size }) => size)),
  };
}

const sumOf = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0);

const best = { level: 9 };

/** The edge sends brotli; budgets are of gzip. */
async function gzippedSize({ host, port }: ServedSite, address: string): Promise<number> {
  const { body } = await askEdge(port, host, new URL(address).pathname);
  return gzipSync(body, best).length;
}
