import { originOfLocalSite } from '../support/site';
import { anotherCity, citySwitcher, expect, test, visit } from './visitor';

test.describe('city switcher', () => {
  test('the list opens by clicking the current-city label and closes on an outside click or on choosing a city @two', async ({
    page,
    words,
  }) => {
    await visit(page, '/');
    const label = citySwitcher(page, words);
    const cities = page.locator('header ul').filter({ has: page.locator('[aria-current]') });
    await label.click();
    await expect(cities.first()).toBeVisible();
    await expect(cities.first().getByRole('button').first()).toBeInViewport({ ratio: 1 });
    await page.locator('h1').click();
    await expect(cities.first()).toBeHidden();
    await label.click();
    await cities.first().getByRole('button').last().click();
    await expect(cities.first()).toBeHidden();
  });

  test('by keyboard alone: opens on Enter, closes on Escape', async ({ page, words }) => {
    await visit(page, '/');
    const label = citySwitcher(page, words);
    await label.focus();
    await page.keyboard.press('Enter');
    await expect(label).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(label).toHaveAttribute('aria-expanded', 'false');
  });

  test('choosing a city writes its alias to the cookie and loads its contact data @two', async ({
    page,
    context,
    host,
    words,
  }) => {
    await visit(page, '/contacts/kazan/');
    const kazan = await page.locator('main a[aria-current="page"]').innerText();
    await visit(page, '/');
    await citySwitcher(page, words).click();
    const loaded = page.waitForResponse(new RegExp(`/${host}/contacts/kazan$`));
    await page.getByRole('button', { name: kazan, exact: true }).click();
    await loaded;
    await expect(citySwitcher(page, words)).toContainText(kazan);
    await expect(page.locator('header')).toContainText('+7 843');
    const cookie = (await context.cookies()).find(({ name }) => name === 'cityAlias');
    expect(cookie).toMatchObject({ value: 'kazan', path: '/' });
    await visit(page, '/uslugi/');
    await expect(citySwitcher(page, words)).toContainText(kazan);
  });

  test('on the contacts page choosing a city navigates to its contacts path', async ({
    page,
    words,
  }) => {
    await visit(page, '/contacts/kazan/');
    await citySwitcher(page, words).click();
    await anotherCity(page).click();
    await expect(page).toHaveURL(/\/contacts\/(?!kazan)[\w-]+\/$/);
  });

  test('the current city is the one whose alias matches the cookie', async ({
    page,
    context,
    baseURL,
    words,
  }) => {
    await context.addCookies([{ name: 'cityAlias', value: 'samara', url: baseURL ?? '' }]);
    await visit(page, '/');
    await expect(page.locator('header')).toContainText('+7 846');
    await context.addCookies([{ name: 'cityAlias', value: 'atlantis', url: baseURL ?? '' }]);
    await visit(page, '/');
    await expect(page.locator('header')).toContainText('+7 495');
    await expect(citySwitcher(page, words)).not.toContainText('atlantis');
  });
});

test.describe('language switcher', () => {
  test("links to each language's own domain and keeps the language in a cookie for 365 days @two", async ({
    page,
    context,
    host,
    words,
  }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: new RegExp(`^${words.layout.language.label}`) }).click();
    await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute(
      'href',
      `${originOfLocalSite('en')}/`,
    );
    const cookie = (await context.cookies()).find(({ name }) => name === 'translation');
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(cookie?.value).toBe(host);
    expect(Math.round(days)).toBe(365);
  });

  test('opens and closes on click and closes on an outside click', async ({ page, words }) => {
    await visit(page, '/');
    const button = page.getByRole('button', {
      name: new RegExp(`^${words.layout.language.label}`),
    });
    const english = page.getByRole('link', { name: 'English' });
    await button.click();
    await expect(english).toBeVisible();
    await button.click();
    await expect(english).toBeHidden();
    await button.click();
    await page.locator('h1').click();
    await expect(english).toBeHidden();
  });
});

test('the ru option is hidden on the Ukrainian host', async ({ page }) => {
  await visit(page, `${originOfLocalSite('ua')}/`);
  await page.getByRole('button', { name: /Мова сайту/ }).click();
  await expect(page.getByRole('link', { name: 'English' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Русский' })).toHaveCount(0);
});
