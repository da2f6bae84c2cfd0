import { catalogTypes } from '../../src/config/catalogs';
import { routes } from '../../src/config/routes';
import { expect, test, visit } from './visitor';

const lists = [
  ...catalogTypes.map((type) => routes.catalogue(type)),
  routes.catalogue('clocks_today', 'rolex'),
  routes.collection('clocks_today', 'rolex', 'submariner'),
  routes.dealer(),
  '/clock_category/quartz/',
];

/** How far down a list begins, at most, by the size of the window. */
const screens = [
  { width: 360, height: 780, most: 400 },
  { width: 768, height: 1024, most: 420 },
  { width: 1440, height: 900, most: 440 },
];

for (const { width, height, most } of screens) {
  test(`every list begins with cards at ${width} px, a message and the notice showing @two`, async ({
    page,
    words,
  }) => {
    await page.setViewportSize({ width, height });
    for (const list of lists) {
      await visit(page, list);
      const message = page.getByRole('region', { name: words.layout.messages.title });
      await expect(message).toBeVisible();
      expect((await message.boundingBox())?.height).toBeLessThanOrEqual(40);
      const notice = page.getByRole('region', { name: words.layout.cookies.title });
      expect((await notice.boundingBox())?.height).toBeLessThanOrEqual(72);
      const card = await page.locator('main article').first().boundingBox();
      expect([list, card && card.y <= most]).toEqual([list, true]);
    }
  });
}

for (const { width, height } of screens) {
  test(`home shows a piece, its price and the two offers at ${width} px @two`, async ({
    page,
    words,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, '/');
    const piece = page.locator('main article').first();
    expect((await piece.getByRole('img').boundingBox())?.y).toBeLessThanOrEqual(height * 0.7);
    await expect(piece).toContainText(/\d/);
    for (const name of [words.home.hero.pawn, words.home.hero.sell]) {
      await expect(page.getByRole('link', { name, exact: true }).first()).toBeInViewport();
    }
    await piece.getByRole('link').click();
    await expect(page).toHaveURL(/\/(?:clock|jewelry|accessory|art)\/[^/]+\/$/);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('the header is one row, and city and language are in the menu @two', async ({
    page,
    words,
  }) => {
    await visit(page, '/uslugi/');
    await page
      .getByRole('region', { name: words.layout.messages.title })
      .getByRole('button', { name: words.layout.messages.close })
      .click();
    expect((await page.locator('header#header').boundingBox())?.height).toBeLessThanOrEqual(57);
    await page.getByRole('button', { name: words.layout.menu.open }).click();
    const menu = page.getByRole('dialog', { name: words.layout.menu.title });
    await menu.getByRole('button', { name: words.layout.city.label }).click();
    await menu.getByRole('list').first().getByRole('button').nth(1).click();
    await expect(menu.getByRole('button', { name: words.layout.language.label })).toBeVisible();
  });

  test('a bar at the foot leads to the catalogue, the search, the lists and a call @two', async ({
    page,
    words,
  }) => {
    const { layout } = words;
    await visit(page, '/uslugi/');
    const bar = page.getByRole('navigation', { name: layout.bar.title });
    await bar.getByRole('link', { name: layout.bar.catalogue }).click();
    await expect(page).toHaveURL(/\/clocks_today\/$/);
    const heart = words.common.lists.favorite.replace('{{title}}', '');
    await page.getByRole('button', { name: heart }).first().click();
    await bar.getByRole('link', { name: `${layout.lists.favorite}: 1` }).click();
    await expect(page).toHaveURL(/\/favorites\/$/);
    await expect(page.locator('main article')).toHaveCount(1);

    await bar.getByRole('button', { name: layout.bar.call }).click();
    const sheet = page.getByRole('dialog', { name: words.forms.call.title });
    await expect(sheet.locator('a[href^="tel:"]')).toHaveCount(2);
    await expect(sheet.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
    await sheet.getByRole('button', { name: layout.actions.callback }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('dialog', { name: words.requests.callback.title })).toBeVisible();
    await page.keyboard.press('Escape');

    await bar.getByRole('button', { name: layout.actions.search }).click();
    await expect(page.getByRole('dialog', { name: words.search.title })).toBeVisible();
  });

  test('the price of an item takes the place of the bar', async ({ page, words }) => {
    await visit(page, '/clocks_today/');
    const bar = page.getByRole('navigation', { name: words.layout.bar.title });
    await expect(bar).toBeVisible();
    await page.locator('main article a').first().click();
    await expect(page.getByRole('button', { name: words.item.actions.buy }).first()).toBeVisible();
    await expect(bar).toBeHidden();
  });
});

test.describe('on a phone without scripts', () => {
  test.use({ viewport: { width: 360, height: 780 }, javaScriptEnabled: false });

  test('the messages stand open and whole, and the phone of the city in the header', async ({
    page,
    words,
  }) => {
    await page.goto('/clocks_today/');
    const message = page.getByRole('region', { name: words.layout.messages.title });
    const isCutOff = await message
      .locator('p')
      .evaluateAll((texts) => texts.map((text) => text.scrollWidth > text.clientWidth));
    expect(isCutOff).toEqual([false, false]);
    await expect(message.getByRole('button')).toHaveCount(0);
    await expect(page.locator('header a[href^="tel:"]').first()).toBeVisible();
  });
});
