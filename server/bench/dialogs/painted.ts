import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';

/** How long a press took, milliseconds. */
export interface Press {
  /** Until the dialog that it opened was painted: its frame with the title. */
  painted: number;
  /** Until its first field was. */
  filled: number;
  /** Until the next frame after its handlers, as the browser's Event Timing tells it (INP). */
  interaction: number;
}

/** A part of the Prioritized Task Scheduling API, which the compiler's list of types lacks. */
declare const scheduler: {
  postTask: (task: () => void, options: { priority: 'user-blocking' }) => Promise<void>;
};

interface Timed {
  pressedAt: number;
  paintedAt: number;
  filledAt: number;
  interaction: number;
}

/** How long the browser may take to tell of an event, milliseconds. */
const patience = 10_000;
const lookEvery = 20;

/** Notes in the page, before anything else of it runs, when a press came and a dialog was painted. */
export async function watchPresses(page: Page): Promise<void> {
  // `__name` is what the compiler of this process wraps functions with.
  await page.addInitScript(`((__name) => (${noteInPage.toString()})())((act) => act)`);
}

function noteInPage(): void {
  const timed: Timed = { pressedAt: 0, paintedAt: 0, filledAt: 0, interaction: 0 };
  Object.assign(window, { timed });
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      Object.assign(timed, { pressedAt: timeStamp, paintedAt: 0, filledAt: 0, interaction: 0 });
    },
    true,
  );
  new MutationObserver(() => {
    const isOpen = document.querySelector('dialog[open]') !== null;
    const hasField = document.querySelector('dialog[open] input') !== null;
    if (!isOpen || timed.filledAt !== 0) return;
    const note = () => {
      timed.paintedAt ||= performance.now();
      if (hasField) timed.filledAt ||= performance.now();
    };
    // The task comes right after the frame that the callback belongs to, before any timer: the page
    // may have asked for one in the same frame, to bring the form.
    requestAnimationFrame(() => void scheduler.postTask(note, { priority: 'user-blocking' }));
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'click') timed.interaction = Math.max(timed.interaction, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 });
}

/** Presses what is under the pointer and opens a dialog, and waits until it is painted. */
export async function pressAndTime(page: Page): Promise<Press> {
  await page.mouse.down();
  await page.mouse.up();
  const end = performance.now() + patience;
  for (;;) {
    const { pressedAt, paintedAt, filledAt, interaction } =
      await page.evaluate<Timed>('window.timed');
    if (pressedAt > 0 && filledAt > 0 && interaction > 0) {
      return { painted: paintedAt - pressedAt, filled: filledAt - pressedAt, interaction };
    }
    if (performance.now() > end) throw new Error('no dialog was painted');
    await wait(lookEvery);
  }
}
