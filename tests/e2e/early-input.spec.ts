import { type Page } from '@playwright/test';
import { column } from './catalogue-steps';
import { expect, test, type Words } from './visitor';

test.use({ viewport: { width: 1280, height: 900 } });

/** Opens a page whose scripts do not come until the returned function is called. */
async function openWithoutAnswer(page: Page, path: string): Promise<() => Promise<void>> {
  let letThrough = () => undefined as void;
  const isLet = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/app-[^/]+\.js$/, async (route) => {
    await isLet;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return async () => {
    letThrough();
    await page.locator('html[data-hydrated]').waitFor();
  };
}

const hearts = (page: Page, words: Words) =>
  page.getByRole('button', { name: new RegExp(`^${words.common.lists.favorite.split(':')[0]}`) });

test('what is done to a list before it answers is done once it does @two', async ({
  page,
  words,
}) => {
  const answer = await openWithoutAnswer(page, '/clocks_today/');
  await hearts(page, words).nth(1).click();
  await hearts(page, words).nth(2).press('Enter');
  const flag = column(page, words).getByLabel(words.catalogue.filter.price_with_discount);
  await flag.check();
  const price = page.getByRole('form', { name: words.catalogue.filter.price });
  await price.getByLabel(words.catalogue.filter.from, { exact: true }).fill('1000000');
  await answer();
  // Counted in the header: the flag takes goods at full price off the page, pressed hearts among them.
  await expect(
    page.getByRole('banner').getByRole('link', { name: `${words.layout.lists.favorite}: 2` }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\bprice_with_discount=1/);
  await expect(flag).toBeChecked();
  await expect(price.getByLabel(words.catalogue.filter.from, { exact: true })).toHaveValue(
    /^1\D?000\D?000$/,
  );
});

test('a search that is asked for before home answers opens, and takes what is typed next', async ({
  page,
  words,
}) => {
  const answer = await openWithoutAnswer(page, '/');
  await page.getByRole('button', { name: words.layout.actions.search }).first().click();
  await answer();
  const field = page.getByRole('combobox', { name: words.search.label });
  await expect(field).toBeFocused();
  await page.keyboard.type('omega');
  await expect(field).toHaveValue('omega');
});
