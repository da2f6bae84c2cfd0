import { expect, test } from '@playwright/test';
import { sitePorts } from '../support/site';

test.describe('city switcher', () => {
  test('the list opens by clicking the current-city label and closes on an outside click', async ({
    page,
  }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const label = page.getByRole('button', { name: /Город/ });
    await label.click();
    await expect(page.getByRole('button', { name: 'Казань' })).toBeVisible();
    await page.locator('h1').click();
    await expect(page.getByRole('button', { name: 'Казань' })).toBeHidden();
  });

  test('choosing a city writes its alias to the cookie and loads its contact data', async ({
    page,
    context,
  }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /Город/ }).click();
    const loaded = page.waitForResponse(/\/ru\/contacts\/kazan$/);
    await page.getByRole('button', { name: 'Казань' }).click();
    await loaded;
    await expect(page.getByRole('button', { name: /Город/ })).toContainText('Казань');
    await expect(page.locator('header')).toContainText('+7 843');
    const cookie = (await context.cookies()).find(({ name }) => name === 'cityAlias');
    expect(cookie).toMatchObject({ value: 'kazan', path: '/' });
    await page.goto('/uslugi/');
    await expect(page.getByRole('button', { name: /Город/ })).toContainText('Казань');
  });
});

test.describe('language switcher', () => {
  test("links to each language's own domain and keeps the language in a cookie for 365 days", async ({
    page,
    context,
  }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /Язык сайта/ }).click();
    await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute(
      'href',
      `http://en.localhost:${sitePorts.edge}/`,
    );
    const cookie = (await context.cookies()).find(({ name }) => name === 'translation');
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(cookie?.value).toBe('ru');
    expect(Math.round(days)).toBe(365);
  });

  test('the ru option is hidden on the Ukrainian host', async ({ page }) => {
    await page.goto(`http://ua.localhost:${sitePorts.edge}/`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /Мова сайту/ }).click();
    await expect(page.getByRole('link', { name: 'English' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Русский' })).toHaveCount(0);
  });
});

test.describe('slide-in panel', () => {
  test('opens by keyboard, keeps the focus, and closes on Escape', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const toggle = page.getByRole('button', { name: 'Меню', exact: true });
    await toggle.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Меню сайта' });
    await expect(panel).toBeVisible();
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () =>
          !document.activeElement?.closest('dialog') && document.activeElement !== document.body,
      );
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(toggle).toBeFocused();
  });

  test('closes on navigation', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Меню', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Меню сайта' });
    await panel.getByRole('link', { name: 'Архив часов' }).click();
    await expect(page).toHaveURL(/\/clocks_archive\/$/);
    await expect(panel).toBeHidden();
  });
});

test('the important message is closable and stays closed', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const banner = page.getByRole('region', { name: 'Важное сообщение' });
  await expect(banner).toBeVisible();
  await banner.getByRole('button').click();
  await expect(banner).toBeHidden();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(banner).toBeHidden();
});

test('the logo leads home, and on home scrolls to the header', async ({ page }) => {
  await page.goto('/uslugi/', { waitUntil: 'networkidle' });
  const logo = page.getByRole('link', { name: 'Карат, на главную страницу' });
  await logo.first().click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.evaluate(() => window.scrollTo(0, 4000));
  await logo.last().click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
