import type { Page } from '@playwright/test';
import { delivery } from '../../src/config/delivery';
import type { Item } from '../../src/contract/items';
import { fetched, isInStock, itemWhere, pathOf } from './items';
import { expect, test, visit } from './visitor';

interface Data {
  '@type': string;
  offers?: { price: number; availability: string };
  itemListElement?: { name: string }[];
}

const dataOf = async (page: Page, type: string) => {
  const all = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map(({ textContent }) => textContent ?? ''));
  return all.map((text) => JSON.parse(text) as Data).find((data) => data['@type'] === type);
};

const dialogs = ['buy', 'requestPhoto', 'foundCheaper', 'contactOwner', 'appraisal'] as const;

test('actions open the request dialogs with the item filled in @two', async ({
  page,
  words,
  host,
  request,
}) => {
  const item = await itemWhere(request, host, isInStock);
  await visit(page, pathOf(item));
  for (const name of dialogs) {
    const opener = page.getByRole('button', { name: words.item.actions[name], exact: true });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: words.requests[name].title });
    if (name === 'appraisal') {
      // The visitor's own object is appraised: one of the same maker.
      const product = dialog.getByLabel(words.requests.labels.productName);
      await expect(product).toHaveValue(new RegExp(item.brand.title));
    } else await expect(dialog).toContainText(item.title);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  }
});

test('a sold item keeps its address as an archive page: SoldOut, no Buy, similar in stock, tell me @two', async ({
  page,
  words,
  host,
  request,
}) => {
  const item = await itemWhere(request, host, ({ price }) => price !== null, 'clocks_archive');
  await visit(page, pathOf(item));
  await expect(page.getByText(words.item.standing.soldText)).toBeVisible();
  await expect(page.getByRole('button', { name: words.item.actions.buy, exact: true })).toHaveCount(
    0,
  );
  const product = await dataOf(page, 'Product');
  expect(product?.offers?.availability).toBe('https://schema.org/SoldOut');
  await page.getByRole('button', { name: words.item.actions.tellMe }).click();
  await expect(page.getByRole('dialog')).toContainText(item.title);
  await page.keyboard.press('Escape');
  await page.locator('footer').scrollIntoViewIfNeeded();
  const similar = page.getByRole('region', { name: words.item.similarItems }).locator('article');
  await expect(similar.first()).toBeVisible();
  for (const text of await similar.allInnerTexts()) {
    expect(text).not.toContain(words.common.availability.sold);
  }
});

test('an item on request emits no Offer price and asks for the price first', async ({
  page,
  words,
  host,
  request,
}) => {
  const item = await itemWhere(
    request,
    host,
    ({ price, availability }) =>
      price === null && availability.some(({ status }) => status === 'in_stock'),
  );
  await visit(page, pathOf(item));
  await expect(page.locator('[data-price]')).toContainText(words.common.price.onRequest);
  expect((await dataOf(page, 'Product'))?.offers).toBeUndefined();
  await expect(page.getByRole('button', { name: words.item.actions.askPrice })).toBeVisible();
  await expect(page.getByRole('button', { name: words.item.actions.foundCheaper })).toHaveCount(0);
});

test('a discount is shown in the currency of the host and in USD', async ({
  page,
  host,
  request,
}) => {
  const item = await itemWhere(
    request,
    host,
    ({ priceWithDiscountUsd }) => priceWithDiscountUsd !== null,
  );
  await visit(page, pathOf(item));
  const price = page.locator('[data-price] > p').last();
  const digits = (await price.innerText()).replace(/[^\d$₽]/g, '');
  expect(digits).toContain(String(item.priceWithDiscount));
  expect(digits).toContain(String(item.priceWithDiscountUsd));
  expect(digits).not.toContain(`${item.priceUsd}$`);
});

test('delivery takes 24 hours to any city with a branch, but none from Tashkent', async ({
  page,
  context,
  baseURL,
  words,
  host,
  request,
}) => {
  const delivered = (city: string) =>
    words.item.way.delivered
      .replace('{{city}}', city)
      .replace('{{hours}}', String(delivery.withinHours));
  const liesIn = (alias: string) =>
    itemWhere(request, host, ({ availability }) =>
      availability.some(({ cityAlias, status }) => cityAlias === alias && status === 'in_stock'),
    );
  await context.addCookies([{ name: 'cityAlias', value: 'kazan', url: baseURL ?? '' }]);
  const kazan = (await liesIn('kazan')).availability.find(({ cityAlias }) => cityAlias === 'kazan');
  await visit(page, pathOf(await liesIn('moscow')));
  await expect(page.getByText(delivered(kazan?.cityTitle ?? ''))).toBeVisible();
  await visit(page, pathOf(await liesIn('tashkent')));
  await expect(page.getByText(words.item.way.pickUpOnly)).toBeVisible();
  await visit(page, pathOf(await liesIn('kazan')));
  await expect(page.getByText(words.item.way.here)).toBeVisible();
});

test('the bar of a phone has room for two prices beside the longest of its buttons and keeps its height @hosts', async ({
  page,
  words,
  host,
  request,
}) => {
  const isReserved = ({ priceWithDiscount, availability }: Item) =>
    priceWithDiscount !== null && availability.every(({ status }) => status === 'reserved');
  await page.setViewportSize({ width: 360, height: 780 });
  await visit(page, pathOf(await itemWhere(request, host, isReserved)));
  const bar = page.locator('.offerBar');
  const button = bar.getByRole('button', { name: words.item.actions.tellMeIfFree });
  const ends = await bar
    .locator('p > *')
    .evaluateAll((prices) => prices.map((price) => price.getBoundingClientRect().right));
  expect(ends).toHaveLength(2);
  expect(Math.max(...ends)).toBeLessThanOrEqual((await button.boundingBox())?.x ?? 0);
  // What else lies at the foot of the window makes room for so much.
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(72);
});

test('price and actions stay in view on wide screens and become a bar at the bottom on a phone', async ({
  page,
  words,
  host,
  request,
}) => {
  const item = await itemWhere(request, host, isInStock);
  const buy = page.getByRole('button', { name: words.item.actions.buy, exact: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, pathOf(item));
  await page.mouse.wheel(0, 500);
  await expect(buy).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(buy).toBeInViewport({ ratio: 1 });
  // The end of the page is not under the bar.
  const gap = await buy.evaluate((button) => {
    const footer = document.querySelector('footer')?.getBoundingClientRect().bottom ?? Infinity;
    return button.getBoundingClientRect().top - footer;
  });
  expect(gap).toBeGreaterThanOrEqual(-1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('breadcrumbs say the same to visitors and to search engines', async ({
  page,
  words,
  host,
  request,
}) => {
  const item = await itemWhere(request, host, isInStock);
  await visit(page, pathOf(item));
  const seen = await page
    .getByRole('navigation', { name: words.common.breadcrumbs.label })
    .getByRole('listitem')
    .allInnerTexts();
  const told = (await dataOf(page, 'BreadcrumbList'))?.itemListElement?.map(({ name }) => name);
  expect(seen.slice(1).map((text) => text.trim())).toEqual(told);
});

test('an item unknown to the build shows live without a flash of "not found"; one unknown to the backend ends as the 404 page', async ({
  page,
  words,
  host,
  request,
}) => {
  const item = await itemWhere(request, host, isInStock);
  await page.route(/\/detailPage\/clock\/not-built-yet$/, async (route) => {
    const response = await fetched(route, (url) => url.replace('not-built-yet', item.url));
    await route.fulfill({ response });
  });
  await page.addInitScript((notFound) => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const text = document.body?.innerText ?? '';
      if (text.includes(notFound)) seen.push(text.slice(0, 80));
      requestAnimationFrame(look);
    };
    look();
  }, words.errors.notFound.title);
  await page.goto('/clock/not-built-yet/');
  await expect(page.locator('h1')).toHaveText(item.title);
  await expect(
    page.getByRole('button', { name: words.item.actions.buy, exact: true }),
  ).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);

  const answer = await page.goto('/clock/nobody-knows-it/');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText(words.errors.notFound.title)).toBeVisible();
});
