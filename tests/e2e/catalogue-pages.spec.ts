import { cards, column, total } from './catalogue-steps';
import { expect, test, visit } from './visitor';

test.use({ viewport: { width: 1280, height: 900 } });

const lists = [
  'clocks_today',
  'clocks_archive',
  'jewellery',
  'jewelries_archive',
  'accessories',
  'accessory_archive',
  'arts',
  'arts_archive',
] as const;

test.describe('catalogue pages', () => {
  for (const list of lists) {
    test(`/${list}/ has its items, brands and a text of its own @two`, async ({ page, words }) => {
      await visit(page, `/${list}/`);
      await expect(page.locator('h1')).toHaveText(words.common.catalogues[list]);
      await expect(cards(page).first()).toBeVisible();
      await expect(page.getByRole('navigation', { name: words.catalogue.brands })).toBeVisible();
      const text = page.locator('main section').last();
      await expect(text.getByRole('heading')).not.toBeEmpty();
      await expect(text.locator('p').first()).not.toBeEmpty();
    });
  }

  test('a collection is reached from its brand, and holds its items alone @two', async ({
    page,
    words,
  }) => {
    await visit(page, '/clocks_today/rolex/');
    const ofBrand = await total(page);
    await page
      .getByRole('navigation', { name: words.catalogue.collections })
      .getByRole('link', { name: 'Submariner' })
      .click();
    await expect(page).toHaveURL(/\/clocks_today\/rolex\/submariner\/$/);
    await expect(page).toHaveTitle(/Rolex Submariner/);
    expect(await total(page)).toBeLessThan(ofBrand);
    for (const text of await cards(page).allInnerTexts()) expect(text).toContain('Submariner');
    // What the path stands for is no choice of the visitor's.
    const groups = column(page, words).locator('summary');
    await expect(groups.filter({ hasText: words.catalogue.filter.lists.brands })).toHaveCount(0);
    await column(page, words).getByLabel(words.catalogue.filter.available).uncheck();
    await expect(page).toHaveURL(/\/submariner\/\?available=0$/);
    for (const text of await cards(page).allInnerTexts()) expect(text).toContain('Submariner');
  });

  test('an archive has collections too', async ({ page }) => {
    await visit(page, '/clocks_archive/rolex/submariner/');
    await expect(page.locator('h1')).toContainText('Rolex Submariner');
    await expect(cards(page).first()).toBeVisible();
  });

  test('/clocks_dealer/ lists what failed quality control @two', async ({ page, words }) => {
    await visit(page, '/clocks_today/');
    await page.getByRole('link', { name: words.catalogue.dealer.title }).first().click();
    await expect(page).toHaveURL(/\/clocks_dealer\/$/);
    await expect(page.locator('h1')).toHaveText(words.catalogue.dealer.title);
    const all = await total(page);
    expect(all).toBeGreaterThan(0);
    await column(page, words).getByLabel(words.catalogue.filter.price_with_discount).check();
    await expect(page).toHaveURL(/\/clocks_dealer\/\?price_with_discount=1$/);
    await expect.poll(() => total(page)).toBeLessThan(all);
    await page.goBack();
    await cards(page).first().locator('a').first().click();
    await expect(page).toHaveURL(/\/clock\//);
    const faulty = [words.item.condition.has_defects, words.item.condition.needs_repair];
    await expect(page.locator('main')).toContainText(new RegExp(faulty.join('|')));
  });

  test('/clock_list_famous/ leads to the watches of the famous makers', async ({ page, words }) => {
    await visit(page, '/clock_list_famous/');
    await expect(page.locator('h1')).toHaveText(words.catalogue.famous.title);
    const rolex = page.locator('main article').filter({ hasText: 'Rolex' }).first();
    await expect(rolex.locator('p').first()).not.toBeEmpty();
    await rolex.locator('a[href="/clocks_today/rolex/"]').click();
    await expect(page).toHaveURL(/\/clocks_today\/rolex\/$/);
  });

  test('units of the day have a page that home leads to', async ({ page, words }) => {
    await visit(page, '/');
    await page.getByRole('link', { name: words.home.daily.all }).click();
    await expect(page).toHaveURL(/\/daily\/$/);
    await expect(page.locator('main article').first()).toBeVisible();
  });
});

test.describe('an empty list', () => {
  test('offers to drop what was chosen last @two', async ({ page, words }) => {
    await visit(page, '/clocks_today/?is_vip=1');
    const price = page.getByRole('form', { name: words.catalogue.filter.price });
    await price.getByLabel(words.catalogue.filter.to, { exact: true }).fill('1');
    await price.getByLabel(words.catalogue.filter.to, { exact: true }).press('Enter');
    const empty = page.getByRole('status').filter({ hasText: words.catalogue.emptyFilter.title });
    await expect(empty).toBeVisible();
    await empty.getByRole('button').first().click();
    await expect(page).toHaveURL(/\?is_vip=1$/);
    await expect(cards(page).first()).toBeVisible();
  });

  test('leads on to the search, and to us', async ({ page, words }) => {
    await visit(page, '/clocks_today/?price_to=1');
    await page.getByRole('button', { name: words.catalogue.search }).click();
    await expect(page.getByRole('dialog', { name: words.search.title })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: words.catalogue.findForMe }).click();
    await expect(page.getByRole('dialog', { name: words.requests.callback.title })).toBeVisible();
  });
});
