import { cards, listEnd, moreButton, openGroup, showMore, total } from './catalogue-steps';
import { expect, test, visit } from './visitor';

test.use({ viewport: { width: 1280, height: 900 } });

test.describe('more of a list', () => {
  test('"show more" appends the next page, and its address opens the same pages @two', async ({
    page,
    words,
  }) => {
    await visit(page, '/clocks_today/');
    await expect(cards(page)).toHaveCount(24);
    const place = await moreButton(page, words).evaluate((button) => {
      button.scrollIntoView({ block: 'center' });
      return window.scrollY;
    });
    await showMore(page, words);
    await expect(page).toHaveURL(/\?page=1-2$/);
    await expect(cards(page)).toHaveCount(48);
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(100);

    const shown = await cards(page)
      .locator('a')
      .evaluateAll((links) => links.map(String));
    const visitor = await page.context().browser()?.newPage();
    if (!visitor) throw new Error('a browser is open');
    await visit(visitor, page.url());
    await expect(cards(visitor)).toHaveCount(48);
    expect(
      await cards(visitor)
        .locator('a')
        .evaluateAll((links) => links.map(String)),
    ).toEqual(shown);
    await visitor.close();
  });

  test('Back from a list that grew goes to where it was come from', async ({ page, words }) => {
    await visit(page, '/');
    await visit(page, '/clocks_today/');
    await showMore(page, words);
    await showMore(page, words);
    await page.goBack();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
  });

  test('a filter begins at the first page again', async ({ page, words }) => {
    await visit(page, '/clocks_today/?page=1-3');
    await expect(cards(page)).toHaveCount(72);
    const group = await openGroup(page, words, words.catalogue.filter.lists['status-used']);
    await group.getByRole('checkbox').first().check();
    await expect(page).toHaveURL(/\?statuses_used=\w+$/);
    await expect.poll(() => cards(page).count()).toBeLessThanOrEqual(24);
  });

  test('more that does not come is told, and comes when asked again', async ({ page, words }) => {
    await visit(page, '/clocks_today/');
    await page.route(/clocks_today\?.*page=2/, (route) => route.fulfill({ status: 500, json: {} }));
    await moreButton(page, words).click();
    await expect(page.getByText(words.catalogue.more.failed)).toBeVisible();
    await expect(cards(page)).toHaveCount(24);
    await page.unroute(/clocks_today\?.*page=2/);
    await page.getByRole('button', { name: words.catalogue.failed.retry }).click();
    await expect(cards(page)).toHaveCount(48);
  });
});

test('a filter, an order and a page behind the query name the list itself as their address', async ({
  page,
}) => {
  for (const query of ['?price_to=500000', '?sort=price_usd-asc', '?page=2']) {
    await visit(page, `/clocks_today/rolex/${query}`);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', /\/clocks_today\/rolex\/$/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'index, follow');
  }
});

test.describe('the size of a page', () => {
  test('is chosen below the list, tells itself in the address and counts the pages @two', async ({
    page,
    words,
  }) => {
    await visit(page, '/clocks_today/');
    const all = await total(page);
    const size = (cardsOfPage: number) =>
      listEnd(page, words).getByRole('button', { name: String(cardsOfPage), exact: true });
    await expect(size(24)).toHaveAttribute('aria-pressed', 'true');
    await size(48).click();
    await expect(page).toHaveURL(/\/clocks_today\/\?per_page=48$/);
    await expect(cards(page)).toHaveCount(48);
    await expect(page.locator('main nav ol a').last()).toHaveText(String(Math.ceil(all / 48)));
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', /\/clocks_today\/$/);

    await showMore(page, words);
    await expect(page).toHaveURL(/\?per_page=48&page=1-2$/);
    await expect(cards(page)).toHaveCount(96);

    await page.locator('main nav ol a', { hasText: /^3$/ }).click();
    await expect(page).toHaveURL(/\?per_page=48&page=3$/);
    await expect(cards(page)).toHaveCount(48);
    // The first card that was shown is shown still.
    const first = await cards(page).first().locator('a').first().getAttribute('href');
    await size(24).click();
    await expect(page).toHaveURL(/\/clocks_today\/\?page=5$/);
    await expect(cards(page)).toHaveCount(24);
    await expect(cards(page).first().locator('a').first()).toHaveAttribute('href', first ?? '');
  });

  test('is kept for the next list, whose address tells it, and a filter keeps it', async ({
    page,
    words,
  }) => {
    await visit(page, '/clocks_today/');
    await listEnd(page, words).getByRole('button', { name: '96', exact: true }).click();
    await expect(cards(page)).toHaveCount(96);
    await visit(page, '/clocks_archive/');
    await expect(page).toHaveURL(/\/clocks_archive\/\?per_page=96$/);
    await page.getByLabel(words.catalogue.sort.label).selectOption('priceUp');
    await expect(page).toHaveURL(/\?sort=price_usd-asc&per_page=96$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/clocks_archive\/\?per_page=96$/);
    await listEnd(page, words).getByRole('button', { name: '24', exact: true }).click();
    await expect(page).toHaveURL(/\/clocks_archive\/$/);
    await visit(page, '/clocks_today/');
    await expect(cards(page)).toHaveCount(24);
    await expect(page).toHaveURL(/\/clocks_today\/$/);
  });

  test('of a shared link counts more than the one that is kept', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('catalogue_page_size', '48'));
    await visit(page, '/clocks_today/?per_page=96');
    await expect(cards(page)).toHaveCount(96);
    await visit(page, '/clocks_today/page-2/');
    await expect(page).toHaveURL(/\/page-2\/$/);
    await expect(cards(page)).toHaveCount(24);
  });

  test('does not lose the place on the way back from an item', async ({ page }) => {
    await visit(page, '/clocks_today/?per_page=48');
    await expect(cards(page)).toHaveCount(48);
    const card = cards(page).nth(40);
    await card.scrollIntoViewIfNeeded();
    const before = (await card.boundingBox())?.y ?? 0;
    await card.locator('a').first().click();
    await expect(page).toHaveURL(/\/clock\//);
    await page.goBack();
    await expect(cards(page)).toHaveCount(48);
    await expect
      .poll(async () => Math.abs(((await cards(page).nth(40).boundingBox())?.y ?? 0) - before))
      .toBeLessThan(4);
  });
});

test('without scripts a crawler finds the numbered pages, brands and collections', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/clocks_today/');
  await expect(page.locator('main nav a[href="/clocks_today/page-2/"]')).toHaveCount(1);
  await page.goto('/clocks_today/page-2/');
  await expect(page.locator('main article')).toHaveCount(24);
  await page.locator('main nav a[href="/clocks_today/rolex/"]').first().click();
  await page.locator('main nav a[href="/clocks_today/rolex/submariner/"]').click();
  await expect(page.locator('h1')).toContainText('Rolex Submariner');
  await expect(page.locator('main article').first()).toContainText('Rolex');
  await context.close();
});

test.describe('the grid of a list', () => {
  test('the grid toggle flips the extended flag and clears the big-grid flag', async ({
    page,
    words,
  }) => {
    await visit(page, '/clocks_today/');
    const big = page.getByRole('button', { name: words.catalogue.grid.big });
    const extended = page.getByRole('button', { name: words.catalogue.grid.extended });
    const width = async () => (await cards(page).first().boundingBox())?.width ?? 0;
    const usual = await width();
    await big.click();
    await expect(big).toHaveAttribute('aria-pressed', 'true');
    expect(await width()).toBeGreaterThan(usual);
    await extended.click();
    await expect(extended).toHaveAttribute('aria-pressed', 'true');
    await expect(big).toHaveAttribute('aria-pressed', 'false');
    expect(await width()).toBeLessThan(usual);
    await extended.click();
    await expect(extended).toHaveAttribute('aria-pressed', 'false');
    expect(await width()).toBe(usual);
  });

  test('is kept for the next visit', async ({ page, words }) => {
    await visit(page, '/clocks_today/');
    await page.getByRole('button', { name: words.catalogue.grid.big }).click();
    await visit(page, '/arts/');
    await expect(page.getByRole('button', { name: words.catalogue.grid.big })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});

test.describe('the order of a list', () => {
  for (const [name, address] of [
    ['brand', 'brand_id-asc'],
    ['priceUp', 'price_usd-asc'],
    ['priceDown', 'price_usd-desc'],
    ['popularity', 'popularity-desc'],
    ['number', 'number-asc'],
  ] as const) {
    test(`by ${name} is another order of the same items`, async ({ page, words }) => {
      await visit(page, '/clocks_today/');
      const before = await cards(page).first().innerText();
      const all = await total(page);
      await page.getByLabel(words.catalogue.sort.label).selectOption(name);
      await expect(page).toHaveURL(new RegExp(`\\?sort=${address}$`));
      await expect(cards(page).first()).not.toHaveText(before);
      expect(await total(page)).toBe(all);
    });
  }
});
