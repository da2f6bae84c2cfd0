import { cards, column, groupOf, openGroup, total } from './catalogue-steps';
import { expect, test, visit } from './visitor';

test.use({ viewport: { width: 1280, height: 900 } });

test.describe('the filter options of a built list', () => {
  test('can be read and followed without scripts, on a phone too', async ({
    browser,
    baseURL,
    words,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL,
      viewport: { width: 360, height: 780 },
    });
    const page = await context.newPage();
    await page.goto('/clocks_today/');
    const { lists } = words.catalogue.filter;
    for (const name of [
      lists.brands,
      lists.collections,
      lists.types,
      lists.genders,
      lists['body-forms'],
      lists['body-materials-for-filter'],
      lists['status-used'],
      lists['status-income'],
      lists.cities,
    ]) {
      const group = groupOf(page, words, name);
      await group.locator('summary').click();
      await expect(group.locator('li').first()).toBeVisible();
      for (const text of await group.locator('li').allInnerTexts()) {
        expect(text).toMatch(/\S+\s+[1-9]\d*$/);
      }
    }
    // Nothing reads what would be typed there.
    await expect(column(page, words).locator('input:visible')).toHaveCount(0);
    // No link leads to a filtered address: there is no end of them.
    await expect(column(page, words).locator('a[href*="?"]')).toHaveCount(0);
    await column(page, words).locator('a[href="/clock_category/quartz/"]').click();
    await expect(page).toHaveURL(/\/clock_category\/quartz\/$/);
    await expect(page.locator('main article').first()).toBeVisible();
    await context.close();
  });

  test('are those that the backend gives @two', async ({ page, words }) => {
    // As built: the words of closed groups.
    await page.goto('/clocks_today/');
    const builtOf = (title: string) => groupOf(page, words, title).locator('li').allTextContents();
    const { lists } = words.catalogue.filter;
    const built = await Promise.all([lists.types, lists.genders, lists.cities].map(builtOf));
    for (const [index, title] of [lists.types, lists.genders, lists.cities].entries()) {
      const answered = page.waitForResponse(/clocks_today\/filter\//);
      const group = await openGroup(page, words, title);
      await answered;
      await expect(group.locator('li')).toHaveText(built[index] ?? []);
    }
  });

  test('make the first render of the browser the built one', async ({ page }) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (/hydrat|Minified React error #4(?:18|2[0-9])/i.test(message.text())) {
        problems.push(message.text());
      }
    });
    page.on('pageerror', (error) => problems.push(error.message));
    await visit(page, '/clocks_today/');
    await visit(page, '/clock_category/quartz/');
    expect(problems).toEqual([]);
  });

  test('name the choice of a shared link at once', async ({ page, words }) => {
    await visit(page, '/clocks_today/');
    const group = await openGroup(page, words, words.catalogue.filter.lists.types);
    await group.getByRole('checkbox').first().check();
    await expect(page).toHaveURL(/\?types=\d+$/);
    const link = page.url();
    await page.route(/filter\/types/, (route) => route.abort());
    await page.goto(link);
    const chips = page.getByRole('list', { name: words.catalogue.filter.chosen });
    await expect(chips.getByRole('button').first()).toHaveText(/\p{L}/u);
  });
});

test.describe('the page of a popular category', () => {
  test('is built with its title, text, items and way back, and is in the sitemap @two', async ({
    browser,
    baseURL,
    words,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/clock_category/quartz/');
    await expect(page.locator('h1')).toContainText(words.common.catalogues.clocks_today);
    await expect(page.locator('main article').first()).toBeVisible();
    await expect(page.locator('main section').last().locator('p').first()).not.toBeEmpty();
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40}/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/clock_category\/quartz\/$/,
    );
    const list = page
      .locator('a[href="/clocks_today/"]')
      .getByText(words.common.catalogues.clocks_today);
    await expect(list.first()).toBeAttached();
    const sitemap = await (await page.goto('/sitemap-0.xml'))?.text();
    expect(sitemap).toContain('/clock_category/quartz/</loc>');
    await context.close();
  });

  test('is a list of its own: filters narrow it, and its type is no choice', async ({
    page,
    words,
  }) => {
    await visit(page, '/clocks_today/');
    const all = await total(page);
    const nav = page.getByRole('navigation', { name: words.catalogue.categories });
    await nav.locator('a[href="/clock_category/manual/"]').click();
    await expect(page).toHaveURL(/\/clock_category\/manual\/$/);
    await expect(nav.locator('[aria-current="page"]')).toHaveCount(1);
    const manual = await total(page);
    expect(manual).toBeLessThan(all);
    const groups = column(page, words).locator('summary');
    await expect(groups.filter({ hasText: words.catalogue.filter.lists.types })).toHaveCount(0);
    await expect(page.getByRole('list', { name: words.catalogue.filter.chosen })).toHaveCount(0);
    await column(page, words).getByLabel(words.catalogue.filter.available).uncheck();
    await expect(page).toHaveURL(/\/clock_category\/manual\/\?available=0$/);
    await expect.poll(() => total(page)).toBeGreaterThanOrEqual(manual);
    await page.goBack();
    await cards(page).first().locator('a').first().click();
    await expect(page).toHaveURL(/\/clock\//);
  });

  test('has numbered pages that are built', async ({ page }) => {
    await visit(page, '/clock_category/automatic/page-2/');
    await expect(page.locator('main nav ol a[aria-current="page"]')).toHaveText('2');
    await expect(cards(page)).toHaveCount(24);
  });
});
