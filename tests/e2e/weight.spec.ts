import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { isInStock, itemWhere, pathOf } from './items';
import { expect, test, visit } from './visitor';

test.use({ photos: 'real' });

const kilobytesOf = (texts: string[]) =>
  texts.reduce((sum, text) => sum + gzipSync(text).length, 0) / 1024;

const pages = [
  { name: 'home', mostKilobytes: 150, path: () => '/' },
  { name: 'a list', mostKilobytes: 170, path: () => '/clocks_today/' },
  { name: 'the page of an item', mostKilobytes: 156, path: pathOfAnItem },
];

for (const { name, mostKilobytes, path } of pages) {
  test(`${name} ships at most ${mostKilobytes} KB of gzipped JavaScript before idle and 10 KB of CSS`, async ({
    page,
    request,
  }) => {
    // A browser that is never idle asks only for what a page needs to work at all.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await visit(page, await path(request));
    const { scripts, styles } = await page.evaluate(async () => {
      const asked = performance
        .getEntriesByType('resource')
        .map(({ name: address }) => address)
        .filter((address) => address.endsWith('.js'));
      const bodies = [...new Set(asked)].map(async (address) => (await fetch(address)).text());
      return {
        scripts: await Promise.all(bodies),
        styles: [...document.querySelectorAll('style')].map((style) => style.textContent ?? ''),
      };
    });
    expect(scripts.length).toBeGreaterThan(5);
    expect(kilobytesOf(scripts)).toBeLessThanOrEqual(mostKilobytes);
    expect(kilobytesOf(styles)).toBeLessThanOrEqual(10);
  });
}

async function pathOfAnItem(request: APIRequestContext): Promise<string> {
  return pathOf(await itemWhere(request, 'ru', isInStock));
}

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
