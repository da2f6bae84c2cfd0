import type { Page, Route } from '@playwright/test';
import { fetched, isInStock, itemWhere, pathOf } from './items';
import { expect, test, type Words } from './visitor';

const detail = /\/detailPage\//;

/** As the wire has it: only what a journey changes. */
interface WireItem {
  price: number;
  availability: { status: string }[];
  [field: string]: unknown;
}

/** Lets the backend answer, changed. */
const changing = (change: (data: WireItem) => object) => async (route: Route) => {
  const response = await fetched(route);
  const { data } = (await response.json()) as { data: WireItem };
  await route.fulfill({ response, json: { data: change(data) } });
};

/** Counts the reports of one place to the error reporter. */
function reportsOf(page: Page, context: string) {
  const reports: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().startsWith(`${context}:`)) {
      reports.push(message.text());
    }
  });
  return reports;
}

const priceNow = (page: Page) => page.locator('[data-price] > p').last();
const again = (page: Page, words: Words) =>
  page.getByRole('button', { name: words.item.asOf.again });
const buy = (page: Page, words: Words) =>
  page.getByRole('button', { name: words.item.actions.buy, exact: true });
const started = (text: string) => new RegExp(text.split('{{')[0] ?? text);

const cors = { 'access-control-allow-origin': '*' };
const failures: Record<string, (route: Route) => Promise<void>> = {
  'a dead backend': (route) => route.abort('connectionrefused'),
  'an answer of 500': (route) => route.fulfill({ status: 500, headers: cors, json: {} }),
  'malformed JSON': (route) => route.fulfill({ headers: cors, body: '{"data":{"id":1,' }),
  'half the fields': changing(({ id, url }) => ({ id, url })),
  'an answer that is 30 s late': async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 30_000));
    await route.continue().catch(() => undefined);
  },
};

for (const [failure, answer] of Object.entries(failures)) {
  test(`${failure} leaves the item as built, with its age and one report; Buy asks to confirm; retry works`, async ({
    page,
    words,
    host,
    request,
  }) => {
    const item = await itemWhere(request, host, isInStock);
    const reports = reportsOf(page, 'item/live-offer');
    await page.route(detail, answer);
    await page.goto(pathOf(item));
    const built = await page.locator('[data-price] > p').first().innerText();
    await expect(again(page, words)).toBeVisible({ timeout: 15_000 });
    await expect(page.getByText(started(words.item.asOf.day))).toContainText(/20\d\d/);
    await expect(page.locator('h1')).toHaveText(item.title);
    expect(await page.locator('[data-price] > p').first().innerText()).toBe(built);
    expect(reports).toHaveLength(1);

    await buy(page, words).click();
    const question = page.getByRole('dialog', { name: words.item.confirm.title });
    await expect(question).toContainText(/20\d\d/);
    await question.getByRole('button', { name: words.item.confirm.go }).click();
    const request_ = page.getByRole('dialog', { name: words.requests.buy.title });
    await expect(request_).toContainText(item.title);
    await page.keyboard.press('Escape');

    await page.unroute(detail);
    await again(page, words).click();
    // The button is renamed while it asks; the age goes when there is an answer.
    await expect(page.getByText(started(words.item.asOf.day))).toHaveCount(0);
    await buy(page, words).click();
    await expect(request_).toBeVisible();
    expect(reports).toHaveLength(1);
  });
}

test('a price that was known and can no longer be checked is as of the time of the last answer', async ({
  page,
  words,
  host,
  request,
}) => {
  const item = await itemWhere(request, host, isInStock);
  await page.clock.install({ time: new Date(2026, 10, 21, 14, 20) });
  const answered = page.waitForResponse(detail);
  await page.goto(pathOf(item));
  await (await answered).finished();
  await expect(page.locator('h1')).toHaveText(item.title);
  await page.route(detail, (route) => route.abort('connectionrefused'));
  await page.clock.fastForward('45:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(started(words.item.asOf.time))).toContainText('14:20');
});

test('a price that changed since the build is announced politely, with the one before @two', async ({
  page,
  words,
  host,
  request,
}) => {
  const item = await itemWhere(request, host, isInStock);
  await page.route(
    detail,
    changing((data) => ({ ...data, price: data.price * 2, price_with_discount: null })),
  );
  await page.goto(pathOf(item));
  const news = page.locator('[data-price] [aria-live="polite"]');
  await expect(news).toContainText(started(words.item.changed.price));
  const digits = (text: string) => text.replace(/\D/g, '');
  expect(digits(await news.innerText())).toBe(String(item.priceWithDiscount ?? item.price));
  expect(digits(await priceNow(page).innerText())).toContain(String((item.price ?? 0) * 2));
});

test('an item that was sold since the build cannot be bought any more', async ({
  page,
  words,
  host,
  request,
}) => {
  const item = await itemWhere(request, host, isInStock);
  await page.route(
    detail,
    changing((data) => ({
      ...data,
      availability: data.availability.map((place) => ({ ...place, status: 'sold' })),
    })),
  );
  await page.goto(pathOf(item));
  await expect(page.getByText(words.item.standing.soldText)).toBeVisible();
  await expect(page.getByText(words.item.changed.places)).toBeVisible();
  await expect(buy(page, words)).toHaveCount(0);
});

test('an item that left the catalogue since the build is shown as gone', async ({
  page,
  words,
  host,
  request,
}) => {
  const item = await itemWhere(request, host, isInStock);
  await page.route(detail, (route) => route.fulfill({ status: 404, headers: cors, json: {} }));
  await page.goto(pathOf(item));
  await expect(page.getByText(words.item.changed.gone)).toBeVisible();
  await expect(buy(page, words)).toHaveCount(0);
});
