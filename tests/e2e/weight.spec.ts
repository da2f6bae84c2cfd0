import { gzipSync } from 'node:zlib';
import { expect, test, visit } from './visitor';

/** What only react-slick's chunk holds: it is asked for when the page is idle. */
const sliderMark = 'slick-track';

const kilobytesOf = (texts: string[]) =>
  texts.reduce((sum, text) => sum + gzipSync(text).length, 0) / 1024;

test('home ships at most 150 KB of gzipped JavaScript before idle and 25 KB of CSS', async ({
  page,
}) => {
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  const { scripts, styles } = await page.evaluate(async () => {
    const asked = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js'));
    const bodies = [...new Set(asked)].map(async (address) => (await fetch(address)).text());
    return {
      scripts: await Promise.all(bodies),
      styles: [...document.querySelectorAll('style')].map((style) => style.textContent ?? ''),
    };
  });
  const needed = scripts.filter((text) => !text.includes(sliderMark));
  expect(needed.length).toBe(scripts.length - 1);
  expect(kilobytesOf(needed)).toBeLessThanOrEqual(150);
  expect(kilobytesOf(styles)).toBeLessThanOrEqual(25);
});

test('nothing shifts on home at 360 px on a slow network', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) shifts.total += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visit(page, '/');
  await page.evaluate(() => document.fonts.ready);
  const total = await page.evaluate(
    () => (window as unknown as { shifts: { total: number } }).shifts.total,
  );
  expect(total).toBeLessThanOrEqual(0.01);
});
