/** Milliseconds (spec §9). */
const duration = 500;

/** What a visitor does who wants to be somewhere else. */
const interruptions = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls to the top of the page in the time of spec §9; at once for who asked for less motion. */
export function scrollUp(): void {
  const from = window.scrollY;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isCalm) {
    window.scrollTo({ top: 0, behavior: 'instant' });
    return;
  }
  const start = performance.now();
  const stop = new AbortController();
  for (const type of interruptions) {
    window.addEventListener(type, () => stop.abort(), { passive: true, signal: stop.signal });
  }
  const step = (now: number) => {
    if (stop.signal.aborted) return;
    const share = Math.min(1, Math.max(0, (now - start) / duration));
    // Slows down towards the end.
    window.scrollTo({ top: from * (1 - share) ** 3, behavior: 'instant' });
    if (share < 1) requestAnimationFrame(step);
    else stop.abort();
  };
  requestAnimationFrame(step);
}
