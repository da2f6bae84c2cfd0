import { limits } from '../../src/config/limits';
import { siteRevisionPath } from '../../src/contract/site-revision';
import type { Page } from '@playwright/test';
import { expect, test, visit } from './visitor';

const article = /^\/article\/[^/]+\/$/;

/** The site as the tab sees it: its releases, and the data of its pages, are those of the test. */
async function published(page: Page) {
  const site = { release: 1, paths: [] as string[], asked: 0 };
  await page.route(`**${siteRevisionPath}`, (route) => {
    site.asked += 1;
    const at = Math.floor(Date.now() / 1000);
    const change = (release: number) => ({ release, at, paths: site.paths });
    const changes = site.release > 1 ? [change(site.release)] : [];
    return route.fulfill({ json: { release: site.release, changes } });
  });
  return site;
}

/** A look is due again, and the tab gets the focus. */
async function comeBack(page: Page, site: { asked: number }): Promise<void> {
  const before = site.asked;
  await page.clock.fastForward(limits.releaseLookSeconds * 1000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect.poll(() => site.asked).toBeGreaterThan(before);
}

/** Opens the list of articles, then one of them by its link, then the list again. */
async function readAnArticle(page: Page) {
  await visit(page, '/article/');
  const paths = await page
    .locator('main a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  const path = paths.find((candidate) => article.test(candidate)) ?? '';
  await page.locator(`main a[href="${path}"]`).first().click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page).toHaveURL((url) => url.pathname === path);
  const title = await heading.innerText();
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === '/article/');
  return { path, title, heading, link: page.locator(`main a[href="${path}"]`).first() };
}

test('an open tab shows an edited article without a reload', async ({ page }) => {
  await page.clock.install();
  const site = await published(page);
  const { path, title, heading, link } = await readAnArticle(page);
  await page.evaluate(() => (document.body.dataset.same = 'tab'));

  await page.route(`**/page-data${path}page-data.json`, async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replaceAll(JSON.stringify(title).slice(1, -1), 'Edited');
    await route.fulfill({ response: answer, body: text });
  });
  Object.assign(site, { release: 2, paths: [path] });
  await comeBack(page, site);
  await link.click();
  await expect(heading).toHaveText('Edited');
  await expect(page.locator('body')).toHaveAttribute('data-same', 'tab');
});

test('an open tab shows the page of what is not found for a deleted article', async ({
  page,
  words,
}) => {
  await page.clock.install();
  const site = await published(page);
  const { path, link } = await readAnArticle(page);
  const isGone = (url: URL) =>
    url.pathname === path || url.pathname.startsWith(`/page-data${path}`);
  await page.route(isGone, (route) => route.fulfill({ status: 404, body: '' }));
  Object.assign(site, { release: 2, paths: [path] });
  await comeBack(page, site);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.errors.notFound.title);
});

test('a page is shown though nobody answers which release there is', async ({ page }) => {
  await page.route(`**${siteRevisionPath}`, () => undefined);
  const { heading, link, title } = await readAnArticle(page);
  await link.click();
  await expect(heading).toHaveText(title);
});
