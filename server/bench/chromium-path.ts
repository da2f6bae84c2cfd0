/**
 * Path of a Chromium on this machine.
 * @throws Error when there is none
 */
export async function chromiumPath(): Promise<string> {
  const { findChromium } = await import('../../tests/support/chromium');
  const path = findChromium();
  if (!path) throw new Error('There is no Chromium: npm test installs one, or set CHROMIUM_PATH.');
  return path;
}
