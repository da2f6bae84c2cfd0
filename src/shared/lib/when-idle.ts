/** Calls back once the page has nothing more urgent to do. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: 10_000 });
  else setTimeout(callback, 3_000);
}
