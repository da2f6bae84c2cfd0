import type { Page } from '@playwright/test';
import type { PreviewedEntity } from '../../src/contract/drafts';
import { firstRow, withDraft } from './drafts';
import { expect, test, visit } from './visitor';

const title = 'Черновик для просмотра';
const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });

test('a new article shows in its template, on a phone and on a desktop, and is nowhere else @two', async ({
  page,
  host,
  words,
}) => {
  const fields = {
    url: 'draft-of-a-journey',
    type: 3,
    title,
    text: '<h2>Раздел</h2><p>Текст о часах.</p><script>document.title = "x"</script>',
    publish_date: '2026-11-01',
  };
  await withDraft(host, 'articles', { fields }, async (url) => {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, url);
      await expect(headingOf(page)).toHaveText(title);
      await expect(page.getByRole('heading', { level: 2, name: 'Раздел' })).toBeVisible();
      const [notice = ''] = words.preview.notice.split('{{');
      await expect(page.getByRole('note')).toContainText(notice.trim());
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await overflow()).toBeLessThanOrEqual(0);
    }
    await expect(page.locator('main script')).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    const elsewhere = await page.goto('/article/draft-of-a-journey/');
    expect(elsewhere?.status()).toBe(404);
  });
});

test('who looks at the tab again sees the draft as it is now', async ({ page, host }) => {
  const row = await firstRow(host, 'articles');
  await withDraft(host, 'articles', { row, fields: { title } }, async (url, change) => {
    await visit(page, url);
    await expect(headingOf(page)).toHaveText(title);
    await change({ title: `${title} 2` });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(headingOf(page)).toHaveText(`${title} 2`);
  });
});

/** A text of each entity that its page shows, and where. */
const shown: [PreviewedEntity, object, string][] = [
  ['services', { title }, title],
  ['brands', { about: `<p>${title}</p>` }, title],
  ['terms', { term: title }, title],
  ['items', { description: title }, title],
  ['videos', { title }, title],
];
for (const [entity, fields, text] of shown) {
  test(`a draft of ${entity} shows in its page`, async ({ page, host }) => {
    const row = await firstRow(host, entity);
    await withDraft(host, entity, { row, fields }, async (url) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      await visit(page, url);
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
      expect(problems).toEqual([]);
    });
  });
}

test('a link that is over, forged, incomplete or leads to nothing says so @hosts', async ({
  page,
  host,
  words,
}) => {
  const { refused } = words.preview;
  const row = await firstRow(host, 'terms');
  let gone = '';
  await withDraft(host, 'terms', { row, fields: { term: title } }, async (url) => {
    gone = url;
    await visit(page, url.replace('signature=', 'signature=x'));
    await expect(page.getByRole('alert')).toHaveText(refused.forged);
    await visit(page, url.replace(/\?.*/, ''));
    await expect(page.getByRole('alert')).toHaveText(refused.missing);
    // An hour cannot be waited for: what the backend answers after it is said by contract tests.
    await page.route('**/preview/terms/*', (route) =>
      route.request().resourceType() === 'fetch'
        ? route.fulfill({ status: 419, json: { message: '', status: 419 } })
        : route.continue(),
    );
    await visit(page, url);
    await expect(page.getByRole('alert')).toHaveText(refused.expired);
    await page.unrouteAll();
  });
  await visit(page, gone);
  await expect(page.getByRole('alert')).toHaveText(refused.gone);
});

test('a preview is kept by no cache and found by no search engine', async ({ page }) => {
  const answer = await page.goto('/preview/articles/1/?until=1&signature=x');
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()['cache-control']).toBe('no-store');
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  const sitemap = await page.goto('/sitemap-0.xml');
  const addresses = (await sitemap?.text()) ?? '';
  expect(addresses).toContain('/article/');
  expect(addresses).not.toContain('/preview/');
});
