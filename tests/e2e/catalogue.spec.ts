import { type Page, type Request } from '@playwright/test';
import { openGroup, total } from './catalogue-steps';
import { atRest, expect, test, visit, type Words } from './visitor';

test.use({ viewport: { width: 1280, height: 900 } });

const column = (page: Page, words: Words) =>
  page.getByRole('complementary', { name: words.catalogue.filter.title });

/** Opens a list of options and gives its checkboxes. */
async function optionsOf(page: Page, words: Words, title: string) {
  return (await openGroup(page, words, title)).getByRole('checkbox');
}

test.describe('catalogue filter', () => {
  test('a multi-value filter adds the chosen item if absent and removes it if present; its count is what it leads to @two', async ({
    page,
    words,
  }) => {
    await visit(page, '/clocks_today/');
    const brands = await optionsOf(page, words, words.catalogue.filter.lists.brands);
    const label = await brands.first().locator('..').innerText();
    const count = Number(/(\d+)\s*$/.exec(label)?.[1]);
    await brands.first().check();
    await expect(page).toHaveURL(/\?brands=\d+$/);
    await expect.poll(() => total(page)).toBe(count);
    await brands.first().uncheck();
    await expect(page).toHaveURL(/\/clocks_today\/$/);
  });

  test('the address is the truth: a shared link, back and forward open the same list', async ({
    page,
    words,
  }) => {
    await visit(page, '/clocks_today/?price_with_discount=1');
    await expect.poll(() => total(page)).toBeGreaterThan(0);
    const discounted = await total(page);
    const flag = column(page, words).getByLabel(words.catalogue.filter.price_with_discount);
    await expect(flag).toBeChecked();
    await flag.uncheck();
    await expect(page).toHaveURL(/\/clocks_today\/$/);
    await expect.poll(() => total(page)).toBeGreaterThan(discounted);
    await page.goBack();
    await expect(flag).toBeChecked();
    await expect.poll(() => total(page)).toBe(discounted);
    await page.goForward();
    await expect.poll(() => total(page)).toBeGreaterThan(discounted);
  });

  test('chips show what is chosen, each removable, and reset takes all away @two', async ({
    page,
    words,
  }) => {
    await visit(page, '/clocks_today/?price_from=100&price_with_discount=1');
    const chips = page.getByRole('list', { name: words.catalogue.filter.chosen });
    await expect(chips.getByRole('button')).toHaveCount(3);
    await chips.getByRole('button').first().click();
    await expect(page).toHaveURL(/\?price_with_discount=1$/);
    await chips.getByRole('button', { name: words.catalogue.filter.reset }).click();
    await expect(page).toHaveURL(/\/clocks_today\/$/);
    await expect(chips).toHaveCount(0);
  });

  test('scalar filters: price from and to count when the field is left @two', async ({
    page,
    words,
  }) => {
    await visit(page, '/clocks_today/');
    const before = await total(page);
    const price = page.getByRole('form', { name: words.catalogue.filter.price });
    await price.getByLabel(words.catalogue.filter.from, { exact: true }).fill('1000000');
    await price.getByLabel(words.catalogue.filter.to, { exact: true }).press('Enter');
    await expect(page).toHaveURL(/\?price_from=1000000$/);
    await expect.poll(() => total(page)).toBeLessThan(before);
  });

  test('the loading flag is true before a fetch and false after, always', async ({
    page,
    words,
  }) => {
    await visit(page, '/clocks_today/');
    const list = page.locator('[aria-busy]');
    await expect(list).toHaveAttribute('aria-busy', 'false');
    await page.route(/\/clocks_today\?/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.fulfill({ status: 500, json: {} });
    });
    await column(page, words).getByLabel(words.catalogue.filter.is_vip).check();
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await expect(list).toHaveAttribute('aria-busy', 'false');
    await expect(page.getByText(words.catalogue.failed.title)).toBeVisible();
    await page.unroute(/\/clocks_today\?/);
    await page.getByRole('button', { name: words.catalogue.failed.retry }).click();
    await expect(page.locator('main article').first()).toBeVisible();
  });

  test('choices made one after the other end at the last, and fetch no data of the page', async ({
    page,
    words,
  }) => {
    await visit(page, '/clocks_today/');
    const fetched: string[] = [];
    await page.route(/page-data\.json/, async (route) => {
      const { pathname } = new URL(route.request().url());
      // Not that of a maker's page, which a link that has come into sight may ask for meanwhile.
      if (/^\/page-data\/clocks_today\/(page-\d+\/)?page-data\.json$/.test(pathname)) {
        fetched.push(pathname);
      }
      // Slower than whoever chooses.
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    const flag = column(page, words).getByLabel(words.catalogue.filter.is_vip);
    await flag.check();
    await flag.uncheck();
    await expect(page).toHaveURL(/\/clocks_today\/$/);
    await flag.check();
    await expect(page).toHaveURL(/\?is_vip=1$/);
    await flag.uncheck();
    await column(page, words).getByLabel(words.catalogue.filter.price_with_discount).check();
    await expect(page).toHaveURL(/\/clocks_today\/\?price_with_discount=1$/);
    expect(fetched).toEqual([]);
  });

  test('an older answer never overwrites a newer one', async ({ page, words }) => {
    await visit(page, '/clocks_today/');
    const ofVip = /\/clocks_today\?.*is_vip/;
    const isOfVip = (request: Request) => ofVip.test(request.url());
    let letThrough = (): void => undefined;
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route(ofVip, async (route) => {
      await held;
      // Nobody waits any more for a request that the page has given up.
      await route.continue().catch(() => undefined);
    });
    const isOver = Promise.race([
      page.waitForEvent('requestfinished', isOfVip),
      page.waitForEvent('requestfailed', isOfVip),
    ]);
    const all = await total(page);
    const flag = column(page, words).getByLabel(words.catalogue.filter.is_vip);
    await flag.check();
    await flag.uncheck();
    letThrough();
    await isOver;
    await atRest(page.locator('main article').first());
    expect(await total(page)).toBe(all);
  });

  test('nothing found for the filters offers a way out @two', async ({ page, words }) => {
    await visit(page, '/clocks_today/?price_to=1');
    await expect(page.getByText(words.catalogue.emptyFilter.title)).toBeVisible();
    await page
      .getByRole('status')
      .getByRole('button', { name: words.catalogue.filter.reset })
      .click();
    await expect(page.locator('main article').first()).toBeVisible();
  });
});

test.describe('catalogue order', () => {
  test('by price ascending and descending', async ({ page, words }) => {
    await visit(page, '/jewellery/');
    await page.getByLabel(words.catalogue.sort.label).selectOption('priceDown');
    await expect(page).toHaveURL(/\?sort=price_usd-desc$/);
    const first = page.locator('main article').first();
    const dearest = await first.innerText();
    await page.getByLabel(words.catalogue.sort.label).selectOption('priceUp');
    await expect(first).not.toHaveText(dearest);
    await page.getByLabel(words.catalogue.sort.label).selectOption('novelty');
    await expect(page).toHaveURL(/\/jewellery\/$/);
  });

  test('a sorted list has numbered pages of its own', async ({ page }) => {
    await visit(page, '/clocks_today/?sort=price_usd-asc');
    await page.locator('main nav a[href*="page=2"]').first().click();
    await expect(page).toHaveURL(/\?sort=price_usd-asc&page=2$/);
    await expect(page.locator('main article').first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test('on a phone the filters are a sheet with the result count on its button @two', async ({
  page,
  words,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visit(page, '/clocks_today/');
  const before = await total(page);
  await page.getByRole('button', { name: words.catalogue.filter.title, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: words.catalogue.filter.title });
  await sheet.getByLabel(words.catalogue.filter.price_with_discount).check();
  await expect(page).toHaveURL(/price_with_discount=1/);
  await expect.poll(() => total(page)).toBeLessThan(before);
  const count = await total(page);
  await sheet.getByRole('button', { name: new RegExp(`${count}`) }).click();
  await expect(sheet).toBeHidden();
});

test('a popular category on home leads to its page', async ({ page, words }) => {
  await visit(page, '/');
  const categories = page.getByRole('region', { name: words.home.categories.title });
  const title = await categories.getByRole('link').first().innerText();
  await categories.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/clock_category\/[\w-]+\/$/);
  await expect(page.locator('h1')).toContainText(title);
});
