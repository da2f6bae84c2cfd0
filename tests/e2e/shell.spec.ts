import { apiBase } from '../support/site';
import { anotherCity, expect, test, visit } from './visitor';

test.describe('error page', () => {
  test('shows code and message, a link to the homepage and a site-search opener; no header @two', async ({
    page,
    words,
  }) => {
    await visit(page, '/nope/');
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.locator('h1')).toHaveText(words.errors.notFound.title);
    await expect(page.locator('#header')).toBeHidden();
    await page.getByRole('button', { name: words.errors.search }).click();
    await expect(page.getByRole('dialog', { name: words.search.title })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: words.errors.home, exact: true }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page.locator('#header')).toBeVisible();
  });

  const refusals = [
    [400, 'badRequest'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [405, 'methodNotAllowed'],
    [419, 'expired'],
    [429, 'tooMany'],
    [500, 'unavailable'],
    [503, 'unavailable'],
    [504, 'unavailable'],
  ] as const;
  for (const [status, message] of refusals) {
    test(`an item that the backend answers with ${status} ends on the error page of that status`, async ({
      page,
      words,
    }) => {
      await page.route(/\/detailPage\//, (route) => route.fulfill({ status, json: {} }));
      await visit(page, '/clock/not-built-yet/');
      await expect(page.locator('h1')).toHaveText(words.errors[message].title);
      await expect(page.getByText(String(status), { exact: true })).toBeVisible();
    });
  }

  test('for 502 it shows a maintenance notice with a reload link and hides the code', async ({
    page,
    words,
  }) => {
    await page.route(/\/detailPage\//, (route) => route.fulfill({ status: 502, json: {} }));
    await visit(page, '/clock/not-built-yet/');
    await expect(page.locator('h1')).toHaveText(words.errors.maintenance.title);
    await expect(page.getByText('502')).toHaveCount(0);
    await page.unroute(/\/detailPage\//);
    await page.getByRole('link', { name: words.errors.reload }).click();
    await expect(page.locator('h1')).toHaveText(words.errors.notFound.title);
  });

  test('a navigation that fails without a status shows the error page with 500', async ({
    page,
    words,
  }) => {
    await page.route(/\/detailPage\//, (route) => route.abort());
    await visit(page, '/clock/not-built-yet/');
    await expect(page.locator('h1')).toHaveText(words.errors.unavailable.title);
    await expect(page.getByText('500', { exact: true })).toBeVisible();
  });
});

test.describe('scrolling', () => {
  test('scroll to top after a route change', async ({ page }) => {
    await visit(page, '/');
    await page.evaluate(() => window.scrollTo(0, 2000));
    await page.locator('footer a[href="/uslugi/"], footer a[href^="/uslugi/"]').first().click();
    await expect(page).toHaveURL(/\/uslugi\//);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('the page stays where it is behind the menu and a dialog, and scrolls again after them', async ({
    page,
    words,
  }) => {
    await visit(page, '/');
    const turnWheel = () => page.mouse.wheel(0, 600);
    const place = () => page.evaluate(() => window.scrollY);
    for (const opener of [words.layout.menu.open, words.layout.actions.callback]) {
      await page.getByRole('banner').getByRole('button', { name: opener }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
      await turnWheel();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      expect(await place()).toBe(0);
    }
    await turnWheel();
    await expect.poll(place).toBeGreaterThan(0);
  });

  test('returning from an item page to its catalogue list restores the scroll position', async ({
    page,
  }) => {
    await visit(page, '/clocks_today/');
    const card = page.locator('main article').nth(12);
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/clock\//);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/clocks_today\/$/);
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
      .toBeLessThanOrEqual(2);
  });
});

test('with the backend stopped home still renders whole, and phones and banner are those of the build', async ({
  page,
  host,
  words,
}) => {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(String(error)));
  const { host: api } = new URL(apiBase(host));
  await page.route(new RegExp(`:${api.split(':')[1]}/`), (route) => route.abort());
  await visit(page, '/');
  await expect(page.locator('h1')).toHaveText(words.home.hero.title);
  await expect(page.getByRole('region', { name: words.layout.messages.title })).toBeVisible();
  await expect(page.locator('header a[href="tel:+74955550120"]')).toBeVisible();
  for (const { title } of [words.home.daily, words.home.specials, words.home.news]) {
    await expect(page.getByRole('heading', { name: title })).toBeAttached();
  }
  await page.getByRole('button', { name: new RegExp(`^${words.layout.city.label}`) }).click();
  await anotherCity(page).click();
  await expect(page.locator('header a[href^="tel:"]').first()).toBeVisible();
  expect(thrown).toEqual([]);
});
