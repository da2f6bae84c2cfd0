import { expect, test, type Page } from '@playwright/test';

test.describe('layout', () => {
  test('a scroll-to-top button appears when scrolled away from the top', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const button = page.getByRole('button', { name: 'Наверх' });
    await expect(button).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 3000));
    await button.press('Enter');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(button).toBeHidden();
    await expect(page.locator('main')).toBeFocused();
  });

  test('cookie notice, hidden when a cookies_agreement cookie exists', async ({
    page,
    context,
  }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const notice = page.getByRole('region', { name: 'Куки-файлы' });
    await notice.getByRole('button').click();
    await expect(notice).toBeHidden();
    const cookies = await context.cookies();
    expect(cookies.map(({ name }) => name)).toContain('cookies_agreement');
    await page.goto('/uslugi/', { waitUntil: 'networkidle' });
    await expect(notice).toBeHidden();
  });

  test('online/offline tracking: the visitor is told while there is no connection', async ({
    page,
    context,
  }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await expect(page.getByRole('status')).toContainText('Нет связи с интернетом');
    await context.setOffline(false);
    await expect(page.getByRole('status')).toBeEmpty();
  });

  test('the loading indicator shows while a request is under way, and fails on an error', async ({
    page,
  }) => {
    await page.route(/\/ru\/contacts\/kazan$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.fulfill({ status: 500, json: {} });
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    const bar = page.locator('[data-progress]');
    await expect(bar).toHaveCount(0);
    await page.getByRole('button', { name: /Город/ }).click();
    await page.getByRole('button', { name: 'Казань' }).click();
    await expect(bar).toHaveAttribute('data-progress', 'running');
    await expect(bar).toHaveAttribute('data-progress', 'failed');
    await expect(bar).toHaveCount(0);
  });
});

test.describe('services carousel', () => {
  const carousel = (page: Page) => page.getByRole('region', { name: 'Услуги ломбарда' });
  const visible = (page: Page) => carousel(page).locator('article').filter({ visible: true });

  test('shows 1 card on narrow screens and 3 from 768 px', async ({ page }) => {
    for (const [width, cards] of [
      [360, 1],
      [768, 3],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/', { waitUntil: 'networkidle' });
      await expect(carousel(page).locator('.slick-active')).toHaveCount(cards);
      await expect(visible(page).first()).toBeVisible();
    }
  });

  test('arrows are disabled at the ends, and a counter reads current / total', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const previous = carousel(page).getByRole('button', { name: 'Предыдущая услуга' });
    const next = carousel(page).getByRole('button', { name: 'Следующая услуга' });
    await expect(previous).toBeDisabled();
    for (let current = 1; current < 10; current += 1) {
      await expect(carousel(page).getByText(`${current} / 10`)).toBeVisible();
      // The next press counts once this slide has come to rest.
      await expect(carousel(page).locator('[data-sliding=false]')).toBeAttached();
      await next.press('Enter');
    }
    await expect(carousel(page).getByText('10 / 10')).toBeVisible();
    await expect(next).toBeDisabled();
    await expect(previous).toBeEnabled();
  });

  test('a click during sliding is ignored', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const next = carousel(page).getByRole('button', { name: 'Следующая услуга' });
    await expect(carousel(page).locator('.slick-active')).toHaveCount(3);
    await next.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
      button.click();
    });
    await expect(carousel(page).getByText('2 / 10')).toBeVisible();
  });

  test('cards out of sight are not reached by keyboard', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(carousel(page).locator('[inert] a')).toHaveCount(9);
  });
});

test.describe('home', () => {
  test('holds units of the day, pawnshop actions and advantages, and special offers', async ({
    page,
  }) => {
    await page.goto('/');
    for (const name of [
      'Предметы дня',
      'Акции ломбарда',
      'Почему к нам приходят',
      'Специальные предложения',
    ]) {
      await expect(page.getByRole('region', { name }).getByRole('heading').first()).toBeVisible();
    }
  });

  test('an action and a special offer lead to their pages', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const actions = page.getByRole('region', { name: 'Акции ломбарда' });
    const title = await actions.getByRole('link').first().innerText();
    await actions.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/discount\/show\/\d+\/$/);
    await expect(page.locator('h1')).toHaveText(title);
    await page.goto('/', { waitUntil: 'networkidle' });
    await page
      .getByRole('region', { name: 'Специальные предложения' })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(/\/specials\/show\/[\w-]+\/$/);
    await expect(page.locator('main article').first()).toBeVisible();
  });
});
