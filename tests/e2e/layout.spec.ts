import { type Page } from '@playwright/test';
import { phone } from './template-visits';
import { anotherCity, citySwitcher, expect, test, visit, type Words } from './visitor';

test.describe('layout', () => {
  test('a scroll-to-top button appears when scrolled away from the top', async ({
    page,
    words,
  }) => {
    await visit(page, '/');
    const button = page.getByRole('button', { name: words.layout.toTop });
    await expect(button).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 3000));
    await button.press('Enter');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(button).toBeHidden();
    await expect(page.locator('main')).toBeFocused();
  });

  test('on a phone the cookie notice leaves the scroll-to-top button in reach', async ({
    page,
    words,
  }) => {
    await page.setViewportSize(phone);
    await visit(page, '/');
    await expect(page.getByRole('region', { name: words.layout.cookies.title })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 3000));
    await page.getByRole('button', { name: words.layout.toTop }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('cookie notice, hidden when a cookies_agreement cookie exists', async ({
    page,
    context,
    words,
  }) => {
    await visit(page, '/');
    const notice = page.getByRole('region', { name: words.layout.cookies.title });
    await notice.getByRole('button').click();
    await expect(notice).toBeHidden();
    const cookies = await context.cookies();
    expect(cookies.map(({ name }) => name)).toContain('cookies_agreement');
    await visit(page, '/uslugi/');
    await expect(notice).toBeHidden();
  });

  test('online/offline tracking: the visitor is told while there is no connection', async ({
    page,
    context,
    words,
  }) => {
    await visit(page, '/');
    await context.setOffline(true);
    await expect(page.getByRole('status')).toContainText(words.layout.offline);
    await context.setOffline(false);
    await expect(page.getByRole('status')).toBeEmpty();
  });

  test('the loading indicator shows while a request is under way, and fails on an error', async ({
    page,
    words,
  }) => {
    await page.route(/\/(ru|uz)\/contacts\/[\w-]+$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.fulfill({ status: 500, json: {} });
    });
    await visit(page, '/');
    const bar = page.locator('[data-progress]');
    await expect(bar).toHaveCount(0);
    await citySwitcher(page, words).click();
    await anotherCity(page).click();
    await expect(bar).toHaveAttribute('data-progress', 'running');
    await expect(bar).toHaveAttribute('data-progress', 'failed');
    await expect(bar).toHaveCount(0);
  });
});

test.describe('services carousel', () => {
  const carousel = (page: Page, words: Words) =>
    page.getByRole('region', { name: words.home.services.title });
  const visible = (page: Page, words: Words) =>
    carousel(page, words).locator('article').filter({ visible: true });

  test('shows 1 card on narrow screens and 3 from 768 px', async ({ page, words }) => {
    for (const [width, cards] of [
      [360, 1],
      [768, 3],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, '/');
      await expect(carousel(page, words).locator('.slick-active')).toHaveCount(cards);
      await expect(visible(page, words).first()).toBeVisible();
    }
  });

  test('arrows are disabled at the ends, and a counter reads current / total', async ({
    page,
    words,
  }) => {
    await visit(page, '/');
    const previous = carousel(page, words).getByRole('button', {
      name: words.home.services.previous,
    });
    const next = carousel(page, words).getByRole('button', { name: words.home.services.next });
    await expect(previous).toBeDisabled();
    for (let current = 1; current < 10; current += 1) {
      await expect(carousel(page, words).getByText(`${current} / 10`)).toBeVisible();
      // The next press counts once this slide has come to rest.
      await expect(carousel(page, words).locator('[data-sliding=false]')).toBeAttached();
      await next.press('Enter');
    }
    await expect(carousel(page, words).getByText('10 / 10')).toBeVisible();
    await expect(next).toBeDisabled();
    await expect(previous).toBeEnabled();
  });

  test('a click during sliding is ignored', async ({ page, words }) => {
    await visit(page, '/');
    const next = carousel(page, words).getByRole('button', { name: words.home.services.next });
    await expect(carousel(page, words).locator('.slick-active')).toHaveCount(3);
    await next.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
      button.click();
    });
    await expect(carousel(page, words).getByText('2 / 10')).toBeVisible();
  });

  test('the position resets to the first slide after updates', async ({ page, words }) => {
    await visit(page, '/');
    await expect(carousel(page, words).locator('[data-sliding=false]')).toBeAttached();
    await carousel(page, words).getByRole('button', { name: words.home.services.next }).click();
    await expect(carousel(page, words).getByText('2 / 10')).toBeVisible();
    await page.setViewportSize({ width: 360, height: 800 });
    await expect(carousel(page, words).getByText('1 / 12')).toBeVisible();
  });

  test('each card links to its service, titles have no asterisks, and all services are a link away @two', async ({
    page,
    words,
  }) => {
    await visit(page, '/');
    const links = carousel(page, words).locator('article a');
    for (const link of await links.all()) {
      expect(await link.getAttribute('href')).toMatch(/^\/uslugi\/[\w-]+\/$/);
      expect(await link.textContent()).not.toContain('*');
    }
    await carousel(page, words).getByRole('link', { name: words.home.services.all }).click();
    await expect(page).toHaveURL(/\/uslugi\/$/);
  });

  test('cards out of sight are not reached by keyboard', async ({ page, words }) => {
    await visit(page, '/');
    await expect(carousel(page, words).locator('[inert] a')).toHaveCount(9);
  });
});

test.describe('home', () => {
  test('holds units of the day, pawnshop actions and advantages, special offers, popular categories, and main-page news, analytics and articles @two', async ({
    page,
    words,
  }) => {
    await page.goto('/');
    const { daily, actions, advantages, specials, categories, news, analytics, articles } =
      words.home;
    for (const { title: name } of [
      daily,
      actions,
      advantages,
      specials,
      categories,
      news,
      analytics,
      articles,
    ]) {
      await expect(page.getByRole('region', { name }).getByRole('heading').first()).toBeVisible();
    }
  });

  test('an action and a special offer lead to their pages', async ({ page, words }) => {
    await visit(page, '/');
    const actions = page.getByRole('region', { name: words.home.actions.title });
    const title = await actions.getByRole('link').first().innerText();
    await actions.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/discount\/show\/\d+\/$/);
    await expect(page.locator('h1')).toHaveText(title);
    await visit(page, '/');
    await page
      .getByRole('region', { name: words.home.specials.title })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(/\/specials\/show\/[\w-]+\/$/);
    await expect(page.locator('main article').first()).toBeVisible();
  });
});
