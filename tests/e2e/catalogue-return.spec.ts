import { type Page } from '@playwright/test';
import { cards, listEnd, showMore } from './catalogue-steps';
import { atRest, type Words, expect, reload, test, visit } from './visitor';

test.use({ viewport: { width: 1280, height: 900 } });

const nth = 59;

const placeOf = (page: Page) =>
  cards(page)
    .nth(nth)
    .evaluate((card) => card.getBoundingClientRect().top);

/** Waits until the photos that can be seen have come, or are known not to. */
const photosInView = (page: Page) =>
  expect
    .poll(() =>
      page.locator('main img').evaluateAll((images: HTMLImageElement[]) =>
        images.every((image) => {
          const { top, bottom } = image.getBoundingClientRect();
          return image.complete || bottom < 0 || top > window.innerHeight;
        }),
      ),
    )
    .toBe(true);

/** Shows more three times, goes to the sixtieth item, and tells where its card stood. */
async function followSixtieth(page: Page, words: Words): Promise<number> {
  for (let times = 0; times < 3; times += 1) await showMore(page, words);
  await expect(page).toHaveURL(/\?page=1-4$/);
  const card = cards(page).nth(nth);
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await atRest(card);
  const top = await placeOf(page);
  await card.locator('a').first().click();
  await page.waitForURL(/\/clock\//);
  await expect(page.locator('h1')).toBeVisible();
  return top;
}

async function expectSamePlace(page: Page, top: number): Promise<void> {
  await expect(page).toHaveURL(/\?page=1-4$/);
  await expect(cards(page)).toHaveCount(96);
  await expect.poll(async () => Math.abs((await placeOf(page)) - top)).toBeLessThanOrEqual(2);
  // It stays there when fonts, photos and live data have come.
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await photosInView(page);
  await atRest(cards(page).nth(nth));
  expect(Math.abs((await placeOf(page)) - top)).toBeLessThanOrEqual(2);
}

test.describe('the way back from an item', () => {
  test('finds the list at the same place, on a warm page', async ({ page, words }) => {
    await visit(page, '/clocks_today/');
    const top = await followSixtieth(page, words);
    await page.goBack();
    await expectSamePlace(page, top);
  });

  test('finds it after a reload of the item', async ({ page, words }) => {
    await visit(page, '/clocks_today/');
    const top = await followSixtieth(page, words);
    await reload(page);
    await page.goBack();
    await expectSamePlace(page, top);
  });

  test('finds it when the list itself has to be loaded anew', async ({ page, words }) => {
    await visit(page, '/clocks_today/');
    const top = await followSixtieth(page, words);
    await page.goBack();
    await expectSamePlace(page, top);
    await reload(page);
    await expectSamePlace(page, top);
  });

  test('finds it without a backend, from what the session has kept', async ({ page, words }) => {
    await visit(page, '/clocks_today/');
    const top = await followSixtieth(page, words);
    await page.route(/clocks_today\?/, (route) => route.abort());
    await reload(page);
    await page.goBack();
    await expectSamePlace(page, top);
  });

  test('another page in between begins the list at its top', async ({ page, words }) => {
    await visit(page, '/clocks_today/');
    await showMore(page, words);
    await cards(page).nth(40).locator('a').first().click();
    await expect(page).toHaveURL(/\/clock\//);
    await page.locator('header a[href="/"]').first().click();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    await page.locator('main a[href="/clocks_today/"]').first().click();
    await expect(page).toHaveURL(/\/clocks_today\/$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test('what is pressed in the moment of Back changes the list that Back leads to', async ({
  page,
  words,
}) => {
  await visit(page, '/clocks_today/');
  await page.getByLabel(words.catalogue.sort.label).selectOption('priceUp');
  await expect(page).toHaveURL(/\?sort=price_usd-asc$/);
  await expect(cards(page)).toHaveCount(24);
  const chip = listEnd(page, words).getByRole('button', { name: '48', exact: true });
  await chip.evaluate((button: HTMLElement) => {
    window.addEventListener('popstate', () => button.click(), { once: true });
    window.history.back();
  });
  await expect(cards(page)).toHaveCount(48);
  await expect(page).toHaveURL(/\/clocks_today\/\?per_page=48$/);
});
