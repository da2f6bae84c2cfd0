import { gzipSync } from 'node:zlib';
import { cards } from './catalogue-steps';
import { expect, test, visit } from './visitor';

/** What only the contract's chunk holds: an unfiltered list asks for it when the page is idle. */
const contractMark = 'paginate_data';

const kilobytesOf = (texts: string[]) =>
  texts.reduce((sum, text) => sum + gzipSync(text).length, 0) / 1024;

test('a list ships at most 170 KB of gzipped JavaScript before idle', async ({ page }) => {
  // A browser that is never idle shows what the list needs to work at all.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await visit(page, '/clocks_today/');
  await expect(cards(page)).toHaveCount(24);
  const scripts = await page.evaluate(async () => {
    const asked = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js'));
    return Promise.all([...new Set(asked)].map(async (name) => (await fetch(name)).text()));
  });
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((text) => text.includes(contractMark))).toEqual([]);
  expect(kilobytesOf(scripts)).toBeLessThanOrEqual(170);
});
