import { gzipSync } from 'node:zlib';
import type { APIRequestContext, Page } from '@playwright/test';
import { aJpeg } from '../support/a-jpeg';
import { isInStock, itemWhere, pathOf } from './items';
import { openFromFooter } from './request-steps';
import { expect, test, visit, type Words } from './visitor';

test.use({ photos: 'real' });

const kilobytesOf = (texts: string[]) =>
  texts.reduce((sum, text) => sum + gzipSync(text).length, 0) / 1024;

const pages = [
  { name: 'home', mostKilobytes: 119, path: () => '/' },
  { name: 'a list', mostKilobytes: 131, path: () => '/clocks_today/' },
  { name: 'the page of an item', mostKilobytes: 124, path: pathOfAnItem },
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
    const { scripts, styles } = await loadedBy(page);
    expect(scripts.length).toBeGreaterThan(5);
    expect(kilobytesOf(scripts)).toBeLessThanOrEqual(mostKilobytes);
    expect(kilobytesOf(styles)).toBeLessThanOrEqual(10);
  });
}

/** Scripts, styles and data that a page has loaded until now. */
function loadedBy(page: Page) {
  return page.evaluate(async () => {
    const asked = performance.getEntriesByType('resource').map(({ name }) => name);
    const bodiesOf = (ending: string) =>
      Promise.all(
        [...new Set(asked)]
          .filter((address) => address.endsWith(ending))
          .map(async (address) => (await fetch(address)).text()),
      );
    const inPage = [...document.querySelectorAll('style')].map((style) => style.textContent ?? '');
    return {
      scripts: await bodiesOf('.js'),
      styles: [...inPage, ...(await bodiesOf('.css'))],
      data: await bodiesOf('.json'),
    };
  });
}

/** What tells the table of dialogs. */
const table = 'requests:';

/** What tells each part of the forms' code, wherever the build has put it. */
const formParts = (words: Words): Record<string, string> => ({
  'the form engine': 'shouldUnregister',
  'the call of a request': 'nickname_partner',
  'the field of a phone': 'phone.country',
  'the choice of photos': 'upload.choose',
  'their sending in parts': 'Tus-Resumable',
  'the words of requests': words.requests.appraisal.lead,
});

/** What tells the styles of parts: declarations that no other sheet has. */
const formStyles = {
  'the field of a phone': 'min-width:17rem',
  'the choice of photos': '[data-over]',
};

test('the code of forms comes with the first touch of what opens one, and not before', async ({
  page,
  words,
}) => {
  const loaded = async () => {
    const { scripts, styles, data } = await loadedBy(page);
    const told = (texts: string[], marks: Record<string, string>) =>
      Object.entries(marks)
        .filter(([, mark]) => texts.some((text) => text.includes(mark)))
        .map(([name]) => name);
    const parts = formParts(words);
    return {
      scripts: told(scripts, parts),
      styles: told(styles, formStyles),
      data: told(data, parts),
    };
  };
  await visit(page, '/');
  // The last that a page loads by itself.
  const hasTable = async () => (await loadedBy(page)).scripts.some((text) => text.includes(table));
  await expect.poll(hasTable).toBe(true);
  expect(await loaded()).toEqual({ scripts: [], styles: [], data: [] });

  const dialog = await openFromFooter(page, words, 'appraisal');
  await dialog
    .getByLabel(words.forms.upload.choose)
    .setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer: aJpeg });
  await expect.poll(loaded).toMatchObject({
    scripts: Object.keys(formParts(words)),
    styles: Object.keys(formStyles),
  });
});

async function pathOfAnItem(request: APIRequestContext): Promise<string> {
  return pathOf(await itemWhere(request, 'ru', isInStock));
}

test('nothing shifts on home at 360 px on a slow network @hosts', async ({ page }) => {
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
