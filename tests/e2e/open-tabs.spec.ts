import type { Page } from '@playwright/test';
import { limits } from '../../src/config/limits';
import { siteRevisionPath } from '../../src/contract/site-revision';
import { expect, test, visit } from './visitor';

/** The site as the tab sees it: which releases there were is said by the test. */
async function published(page: Page) {
  const site = { release: 1, paths: [] as string[], asked: 0 };
  await page.clock.install();
  await page.route(`**${siteRevisionPath}`, (route) => {
    site.asked += 1;
    const change = { release: site.release, at: Date.now() / 1000, paths: site.paths };
    const changes = site.release > 1 ? [change] : [];
    return route.fulfill({ json: { release: site.release, changes } });
  });
  return site;
}

/** A release has changed a page, and the tab gets the focus again. */
async function comeBack(page: Page, site: { release: number; paths: string[]; asked: number }) {
  const before = site.asked;
  site.release += 1;
  await page.clock.fastForward(limits.releaseLookSeconds * 1000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect.poll(() => site.asked).toBeGreaterThan(before);
}

/** Opens the list of articles, the first of them by its link, and the list again. */
async function readAnArticle(page: Page) {
  await visit(page, '/article/');
  const link = page.locator('main article a').first();
  const path = await link.evaluate((found: HTMLAnchorElement) => found.pathname);
  const heading = page.getByRole('heading', { level: 1 });
  const listTitle = await heading.innerText();
  await link.click();
  await expect(heading).not.toHaveText(listTitle);
  const title = await heading.innerText();
  await page.goBack();
  await expect(heading).toHaveText(listTitle);
  return { path, title, heading, link };
}

test('an open tab shows an edited article without a reload', async ({ page }) => {
  const site = await published(page);
  const { path, heading, link } = await readAnArticle(page);
  await expect.poll(() => site.asked).toBeGreaterThan(0);
  await page.evaluate(() => (document.body.dataset.same = 'tab'));

  const address = `/page-data${path}page-data.json`;
  const data = await page.evaluate(async (file) => (await fetch(file)).text(), address);
  const edited = JSON.parse(data) as { result: { data: { article: { title: string } } } };
  edited.result.data.article.title = 'Edited';
  await page.route(`**${address}`, (route) => route.fulfill({ json: edited }));
  site.paths = [path];
  await comeBack(page, site);
  await link.click();
  await expect(heading).toHaveText('Edited');
  await expect(page.locator('body')).toHaveAttribute('data-same', 'tab');
});

test('an open tab shows the page of what is not found for a deleted article', async ({
  page,
  words,
}) => {
  const site = await published(page);
  const { path, heading, link } = await readAnArticle(page);
  await expect.poll(() => site.asked).toBeGreaterThan(0);
  // Gatsby asks for the page too before it says so, by its path without the slash at the end.
  const gone = [path, path.replace(/\/$/, ''), `/page-data${path}page-data.json`];
  await page.route(
    (url) => gone.includes(url.pathname),
    (route) => route.fulfill({ status: 404, body: '' }),
  );
  site.paths = [path];
  await comeBack(page, site);
  await link.click();
  await expect(heading).toHaveText(words.errors.notFound.title);
});

test('a page is shown though nobody answers which release there is', async ({ page }) => {
  await page.route(`**${siteRevisionPath}`, () => undefined);
  const { title, heading, link } = await readAnArticle(page);
  await link.click();
  await expect(heading).toHaveText(title);
});
