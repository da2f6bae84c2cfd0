import { type Page } from '@playwright/test';
import { type Words, expect, reload, test, visit } from './visitor';

const stored = (page: Page, key: string) =>
  page.evaluate((name) => {
    const entries = JSON.parse(window.localStorage.getItem(name) ?? '[]') as { url: string }[];
    return entries.map(({ url }) => url);
  }, key);

/** The heart of a card. */
const heart = (page: Page, words: Words, index = 0) =>
  page
    .locator('main article')
    .nth(index)
    .getByRole('button', { name: new RegExp(`^${words.common.lists.favorite.split(':')[0]}`) });

const scales = (page: Page, words: Words, index = 0) =>
  page
    .locator('main article')
    .nth(index)
    .getByRole('button', { name: new RegExp(`^${words.common.lists.comparison.split(':')[0]}`) });

test.describe('favourites', () => {
  test('toggle by url: a second toggle removes the item; saved after each change; the header counts', async ({
    page,
    words,
  }) => {
    await visit(page, '/clocks_today/');
    const button = heart(page, words);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(await stored(page, 'favorite')).toHaveLength(1);
    await expect(
      page.getByRole('link', { name: `${words.layout.lists.favorite}: 1` }),
    ).toBeVisible();
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    expect(await stored(page, 'favorite')).toEqual([]);
  });

  test('are kept in step between tabs', async ({ page, context, words }) => {
    await visit(page, '/clocks_today/');
    const other = await context.newPage();
    await visit(other, '/');
    await heart(page, words).click();
    await expect(
      other.getByRole('link', { name: `${words.layout.lists.favorite}: 1` }),
    ).toBeVisible();
  });

  test('the page shows them by catalogue, and clearing removes all items of a given catalogType @two', async ({
    page,
    words,
  }) => {
    await visit(page, '/clocks_today/');
    await heart(page, words, 0).click();
    await heart(page, words, 1).click();
    await visit(page, '/arts/');
    await heart(page, words, 0).click();
    await visit(page, '/favorites/');
    await expect(page.locator('main article')).toHaveCount(3);
    const watches = page.getByRole('region', { name: words.common.catalogues.clocks_today });
    await watches.getByRole('button', { name: words.lists.clear }).click();
    await expect(page.locator('main article')).toHaveCount(1);
    expect(await stored(page, 'favorite')).toHaveLength(1);
  });

  test('an item that was sold or has vanished is told as such, not lost', async ({
    page,
    words,
  }) => {
    await visit(page, '/clocks_today/');
    await heart(page, words, 0).click();
    await heart(page, words, 1).click();
    const [second, first] = await stored(page, 'favorite');
    await page.route(new RegExp(`/detailPage/clock/${first}$`), (route) =>
      route.fulfill({ status: 404, json: {} }),
    );
    await page.route(new RegExp(`/detailPage/clock/${second}$`), async (route) => {
      const answer = await route.fetch({
        url: route
          .request()
          .url()
          .replace(/\/\/\w+\.localhost/, '//127.0.0.1'),
      });
      const body = (await answer.json()) as { data: { availability: { status: string }[] } };
      for (const place of body.data.availability) place.status = 'sold';
      await route.fulfill({ response: answer, json: body });
    });
    await visit(page, '/favorites/');
    await expect(page.getByText(words.lists.news.gone)).toBeVisible();
    await expect(page.getByText(words.lists.news.sold, { exact: true })).toBeVisible();
    await expect(page.locator('main article')).toHaveCount(2);
  });

  test('corrupt stored lists are dropped', async ({ page, words }) => {
    await page.addInitScript(() => window.localStorage.setItem('favorite', '{"broken":'));
    await visit(page, '/favorites/');
    await expect(page.getByText(words.lists.empty.favorite)).toBeVisible();
  });

  test('stay when the backend does not answer', async ({ page, words }) => {
    await visit(page, '/clocks_today/');
    await heart(page, words).click();
    await page.route(/\/detailPage\//, (route) => route.abort());
    await visit(page, '/favorites/');
    await expect(page.locator('main article')).toHaveCount(1);
  });
});

test.describe('viewed', () => {
  test('adds only if the url is absent', async ({ page, words }) => {
    await visit(page, '/clocks_today/');
    await page.locator('main article a').first().click();
    await expect(page).toHaveURL(/\/clock\//);
    await expect.poll(() => stored(page, 'viewed')).toHaveLength(1);
    await reload(page);
    expect(await stored(page, 'viewed')).toHaveLength(1);
    await visit(page, '/viewed/');
    await expect(page.locator('h1')).toHaveText(words.lists.titles.viewed);
    await expect(page.locator('main article')).toHaveCount(1);
  });
});

test.describe('comparison', () => {
  test('is a table whose differences can be shown alone, and can be shared by link @two', async ({
    page,
    browser,
    baseURL,
    words,
  }) => {
    await visit(page, '/clocks_today/');
    await scales(page, words, 0).click();
    await scales(page, words, 1).click();
    await visit(page, '/comparison/');
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    // The table grows when the backend has answered, so both are counted until it has.
    await expect(async () => {
      await page.getByLabel(words.lists.onlyDifferences).uncheck();
      const rows = await page.getByRole('row').count();
      await page.getByLabel(words.lists.onlyDifferences).check();
      expect(await page.getByRole('row').count()).toBeLessThan(rows);
    }).toPass();
    const link = await page.locator('main a[href*="items="]').getAttribute('href');

    const stranger = await browser.newPage({ baseURL });
    await visit(stranger, link ?? '');
    await expect(stranger.getByRole('columnheader')).toHaveCount(2);
    expect(await stored(stranger, 'comparison')).toEqual([]);
    await stranger.close();
  });

  test('is cleared by kind: clearing one table leaves the other', async ({ page, words }) => {
    await visit(page, '/clocks_today/');
    await scales(page, words, 0).click();
    await scales(page, words, 1).click();
    await visit(page, '/arts/');
    await scales(page, words, 0).click();
    await visit(page, '/comparison/');
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    const watches = page.getByRole('region', { name: words.common.catalogues.clocks_today });
    await watches.getByRole('button', { name: words.lists.clear }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(1);
    expect(await stored(page, 'comparison')).toHaveLength(1);
  });

  test('can be used on a phone: the names of the facts stay in view', async ({ page, words }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await visit(page, '/clocks_today/');
    for (const index of [0, 1, 2]) await scales(page, words, index).click();
    await visit(page, '/comparison/');
    const name = page.getByRole('rowheader').first();
    await name.scrollIntoViewIfNeeded();
    await page.getByRole('region', { name: words.lists.table }).evaluate((table) => {
      table.scrollLeft = 400;
    });
    await expect(name).toBeInViewport({ ratio: 0.9 });
  });
});
