import type { Page } from 'playwright';
import layout from '../../src/locales/ru/layout.json';

/** Something that a visitor does and then waits for. */
export interface Moment {
  name: string;
  /** The bar for the 95th percentile, from the press until the result is painted. */
  mostMilliseconds: number;
  prepare: (page: Page) => Promise<void>;
  /** Does it once; milliseconds until the result is painted. */
  time: (page: Page, run: number) => Promise<number>;
}

const queries = ['rolex', 'omega', 'cartier', 'патек', 'breguet', 'hublot', 'часы', 'кольцо'];

export const moments: readonly Moment[] = [
  {
    name: 'a choice in the filter, until the new list is painted',
    mostMilliseconds: 300,
    prepare: async (page) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/clocks_today/', { waitUntil: 'networkidle' });
      await page.locator('aside details summary').first().click();
      await page.locator('aside details[open] input[type="checkbox"]').nth(3).waitFor();
    },
    time: (page, run) =>
      timed(
        page,
        (index) => {
          const boxes = document.querySelectorAll<HTMLInputElement>(
            'aside details[open] input[type="checkbox"]',
          );
          boxes[index]?.click();
        },
        // On and off again, so that each run changes the list.
        Math.floor(run / 2) % 3,
        'header p[aria-live]',
      ),
  },
  {
    name: 'a letter in the search, until results are painted',
    mostMilliseconds: 250,
    prepare: async (page) => {
      await page.goto('/', { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: layout.actions.search }).click();
      await page.getByRole('combobox').waitFor();
    },
    time: (page, run) =>
      timed(
        page,
        (query) => {
          const field = document.querySelector<HTMLInputElement>('input[role="combobox"]');
          if (!field) return;
          // Past React's own setter, as a key press is.
          Reflect.set(HTMLInputElement.prototype, 'value', query, field);
          field.dispatchEvent(new Event('input', { bubbles: true }));
        },
        queries[run % queries.length] ?? '',
        '[role="listbox"]',
      ),
  },
  {
    name: 'a heart, until it is painted full',
    mostMilliseconds: 30,
    prepare: (page) =>
      page.goto('/clocks_today/', { waitUntil: 'networkidle' }).then(() => undefined),
    time: (page) =>
      timed(
        page,
        (selector) => document.querySelector<HTMLButtonElement>(selector)?.click(),
        'main article button[aria-pressed]',
        'main article',
      ),
  },
];

/**
 * Milliseconds from an act in the page until what `watched` selects has other content or attributes
 * than before and is painted. Handed over as text: the site's policy forbids the page to evaluate.
 */
function timed<Argument>(
  page: Page,
  act: (argument: Argument) => void,
  argument: Argument,
  watched: string,
): Promise<number> {
  // `__name` is what the compiler of this process wraps functions with.
  return page.evaluate<number>(
    `((__name) => (${timeInPage.toString()})(() => (${act.toString()})(${JSON.stringify(argument)}), ${JSON.stringify(watched)}))((act) => act)`,
  );
}

function timeInPage(act: () => void, watched: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const told = () => document.querySelector(watched)?.outerHTML ?? '';
    const before = told();
    const start = performance.now();
    const limit = setTimeout(() => reject(new Error(`${watched} did not change`)), 15_000);
    const painted = new MessageChannel();
    painted.port1.onmessage = () => resolve(performance.now() - start);
    const observer = new MutationObserver(() => {
      const now = told();
      // A list that is being fetched is busy, and its number of items is three dots.
      const isWaiting = /…</.test(now) || document.querySelector('[aria-busy="true"]') !== null;
      if (now === before || isWaiting) return;
      observer.disconnect();
      clearTimeout(limit);
      // A message that is sent from a frame is handled once that frame has been painted.
      requestAnimationFrame(() => painted.port2.postMessage(null));
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    act();
  });
}
