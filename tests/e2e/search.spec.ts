import { type Page } from '@playwright/test';
import { type Words, expect, reload, test, visit } from './visitor';

const searchField = (page: Page, words: Words) =>
  page.locator('main').getByRole('searchbox', { name: words.search.label });
const tab = (page: Page, words: Words, section: keyof Words['search']['sections']) =>
  page
    .getByRole('navigation', { name: words.search.sectionsLabel })
    .getByRole('link', { name: new RegExp(`^${words.search.sections[section]}`) });
const filled = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
const cards = (page: Page) => page.locator('main article');

test.describe('the search page', () => {
  test('/search/{slug?}/ answers 200 for any query, and is not for search engines @two', async ({
    page,
  }) => {
    for (const path of [
      '/search/',
      '/search/rolex/',
      '/search/5711/1A/?type=2',
      '/search/50%25/',
    ]) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /^noindex/);
    }
  });

  test('a shared link opens the same results: items with photo and price, pages as links @two', async ({
    page,
    words,
  }) => {
    await visit(page, '/search/rolex/');
    await expect(page).toHaveTitle(/rolex/);
    await expect(searchField(page, words)).toHaveValue('rolex');
    await expect(cards(page).first()).toContainText('Rolex');
    await expect(cards(page).first().locator('img').first()).toBeVisible();
    await expect(page.getByRole('region', { name: words.search.pages })).toBeVisible();
    await expect(tab(page, words, '1')).toHaveAttribute('aria-current', 'page');
    await expect(tab(page, words, '2')).toContainText(/[1-9]/);
  });

  test('all kinds stand in tabs with counts, each with an address; back returns', async ({
    page,
    words,
  }) => {
    await visit(page, '/search/rolex/');
    await tab(page, words, '7').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\/rolex\/\?type=7$/);
    await expect(tab(page, words, '7')).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('region', { name: words.search.pages })).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/search\/rolex\/$/);
    await expect(cards(page).first()).toBeVisible();
  });

  test('it says what it searched for, and searches for exactly what was typed when asked to @two', async ({
    page,
    words,
  }) => {
    await visit(page, '/search/');
    await searchField(page, words).fill('кщдуч');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\/[^/]+\/$/);
    await expect(page.locator('main').getByRole('status')).toContainText(
      filled(words.search.understood, { query: 'rolex' }),
    );
    await page
      .getByRole('link', { name: filled(words.search.exactly, { query: 'кщдуч' }) })
      .click();
    await expect(page).toHaveURL(/exact=1/);
    await expect(
      page.getByText(filled(words.search.nothingTitle, { query: 'кщдуч' })),
    ).toBeVisible();
    await page.getByRole('link', { name: words.search.mend }).click();
    await expect(cards(page).first()).toContainText('Rolex');
  });

  test('spec §8: no results found is said with ways out @two', async ({ page, words }) => {
    await visit(page, '/search/zzzzqqqq/');
    await expect(
      page.getByText(filled(words.search.nothingTitle, { query: 'zzzzqqqq' })),
    ).toBeVisible();
    await expect(page.getByRole('navigation', { name: words.search.catalogues })).toBeVisible();
    await page.getByRole('button', { name: words.search.findForMe }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a section without results leads to the others', async ({ page, words }) => {
    await visit(page, '/search/aivazovsky/?type=2');
    await page.getByRole('link', { name: words.search.everywhere }).click();
    await expect(page).toHaveURL(/\/search\/aivazovsky\/$/);
    await expect(cards(page).first()).toBeVisible();
  });

  test('a search that fails keeps the query, and a retry finds', async ({ page, words }) => {
    await page.route(/\d\/\w\w\/search\?/, (route) => route.fulfill({ status: 500, json: {} }));
    await visit(page, '/search/omega/');
    await expect(page.getByText(words.search.failedTitle)).toBeVisible();
    await expect(searchField(page, words)).toHaveValue('omega');
    await page.unroute(/\d\/\w\w\/search\?/);
    await page.getByRole('button', { name: words.search.retry }).click();
    await expect(cards(page).first()).toContainText('Omega');
  });

  test('an empty query is told so beside the field @two', async ({ page, words }) => {
    await visit(page, '/search/');
    await page.getByRole('button', { name: words.search.submit }).click();
    await expect(page.getByText(words.search.missing)).toBeVisible();
    await expect(searchField(page, words)).toBeFocused();
  });

  test('what was found is in the history of the next search', async ({ page, words }) => {
    await visit(page, '/search/nautilus/');
    await expect(cards(page).first()).toBeVisible();
    // It is stored a moment after the results are shown.
    const stored = () => page.evaluate(() => localStorage.getItem('search_history') ?? '');
    await expect.poll(stored).toContain('nautilus');
    await visit(page, '/search/');
    await page.getByRole('button', { name: 'nautilus', exact: true }).click();
    await expect(page).toHaveURL(/\/search\/nautilus\/$/);
    await expect(searchField(page, words)).toHaveValue('nautilus');
  });

  test('any signs in a query keep their place in the address @two', async ({ page, words }) => {
    await visit(page, '/search/');
    for (const query of ['5711/1A', '50% #1 a?b', '..', 'oʻzbek']) {
      const before = page.url();
      await searchField(page, words).fill(query);
      await page.keyboard.press('Enter');
      await expect.poll(() => page.url()).not.toBe(before);
      await reload(page);
      await expect(searchField(page, words)).toHaveValue(query);
    }
  });

  test('longer results come in numbered pages', async ({ page, words }) => {
    await visit(page, '/search/rolex/?type=2');
    const first = await cards(page).first().innerText();
    await page
      .getByRole('link', { name: filled(words.common.pagination.page, { number: '2' }) })
      .click();
    await expect(page).toHaveURL(/type=2&page=2$/);
    await expect(cards(page).first()).not.toHaveText(first);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that search needs them, and leads to the catalogues @two', async ({
    page,
    words,
  }) => {
    await page.goto('/search/rolex/');
    // Playwright passes over the text of `noscript` itself.
    await expect(page.locator('main noscript p').first()).toHaveText(words.search.noScript);
    await page
      .getByRole('navigation', { name: words.search.catalogues })
      .getByRole('link', { name: words.common.catalogues.clocks_today })
      .click();
    await expect(page).toHaveURL(/\/clocks_today\/$/);
  });
});

test.describe('the search dialog', () => {
  test('opens with the caret in its field, so that nothing typed is lost', async ({
    page,
    words,
  }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: words.layout.actions.search }).click();
    const field = page.getByRole('combobox', { name: words.search.label });
    await expect(field).toBeFocused();
    await page.keyboard.type('omega');
    await expect(field).toHaveValue('omega');
  });

  test('leads to the page of all results, by link and by Enter @two', async ({ page, words }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: words.layout.actions.search }).click();
    const field = page.getByRole('combobox', { name: words.search.label });
    await field.fill('omega');
    await page.getByRole('link', { name: words.search.allResults }).click();
    await expect(page).toHaveURL(/\/search\/omega\/\?type=2$/);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(cards(page).first()).toContainText('Omega');
    await page.getByRole('button', { name: words.layout.actions.search }).click();
    await field.fill('rolex');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\/rolex\/\?type=2$/);
    await expect(cards(page).first()).toContainText('Rolex');
  });
});
