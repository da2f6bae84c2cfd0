import type { APIRequestContext } from '@playwright/test';
import type { HostCode } from '../../src/config/hosts';
import { cityContacts, type Contact } from '../../src/contract/contacts';
import { parseAnswer, urlFor } from '../../src/contract/endpoint';
import { currentContact } from '../../src/contract/reading';
import { apiBase } from '../support/site';
import { expect, reload, test, visit } from './visitor';

/** The branch of the city that the header shows to who has chosen none. */
async function firstCity(request: APIRequestContext, host: HostCode): Promise<Contact> {
  const read = async (url: string): Promise<unknown> => (await request.get(url)).json();
  const current = urlFor(currentContact, apiBase(host), {});
  const params = parseAnswer(currentContact, await read(current), current);
  const url = urlFor(cityContacts, apiBase(host), { params });
  return parseAnswer(cityContacts, await read(url), url).contact;
}

test.describe('slide-in panel', () => {
  test('the menu toggle opens it; it keeps the focus and closes on Escape', async ({
    page,
    words,
  }) => {
    await visit(page, '/');
    const toggle = page.getByRole('button', { name: words.layout.menu.open, exact: true });
    await toggle.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: words.layout.menu.title });
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

  test('closes on navigation and on an outside click', async ({ page, words }) => {
    await visit(page, '/');
    const toggle = page.getByRole('button', { name: words.layout.menu.open, exact: true });
    const panel = page.getByRole('dialog', { name: words.layout.menu.title });
    await toggle.click();
    await page.mouse.click(1200, 400);
    await expect(panel).toBeHidden();
    await toggle.click();
    await panel.locator('a[href="/clocks_today/"]').first().click();
    await expect(page).toHaveURL(/\/clocks_today\/$/);
    await expect(panel).toBeHidden();
  });
});

test.describe('menus', () => {
  test('a menu link to contacts/moscow/ is replaced by the contacts page of the current city @two', async ({
    page,
    context,
    baseURL,
    request,
    host,
  }) => {
    const { alias } = await firstCity(request, host);
    await visit(page, '/');
    const link = page.locator('header nav a[href^="/contacts/"]').first();
    await expect(link).toHaveAttribute('href', `/contacts/${alias}/`);
    await context.addCookies([{ name: 'cityAlias', value: 'kazan', url: baseURL ?? '' }]);
    await visit(page, '/');
    await expect(link).toHaveAttribute('href', '/contacts/kazan/');
  });

  test('a top contact line shows the phones and messengers of the current city @two', async ({
    page,
    request,
    host,
  }) => {
    const { phoneLink, messengers } = await firstCity(request, host);
    await visit(page, '/');
    await expect(page.locator(`header a[href="tel:${phoneLink}"]`)).toBeVisible();
    const telegram = page.locator(`header a[href="https://t.me/${phoneLink}"]`);
    await expect(telegram).toHaveCount(messengers.phoneHeader.telegram ? 1 : 0);
  });

  test('the messengers stand in the top line from 768 px on, and nothing scrolls sideways @two', async ({
    page,
    context,
    baseURL,
  }) => {
    // The longest name of a city.
    await context.addCookies([{ name: 'cityAlias', value: 'nizhny-novgorod', url: baseURL ?? '' }]);
    await page.setViewportSize({ width: 768, height: 900 });
    await visit(page, '/');
    await expect(page.locator('header a[href^="https://t.me/"]').first()).toBeVisible();
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBe(0);
  });

  test('the footer has its four menus, requisites and socials @two', async ({ page, words }) => {
    await visit(page, '/');
    const footer = page.locator('footer');
    await expect(footer.getByRole('navigation')).toHaveCount(5);
    await expect(footer).toContainText(words.layout.requisites);
    await expect(footer.getByRole('link', { name: 'YouTube' })).toBeVisible();
  });
});

test.describe('important message', () => {
  test('is initially visible, closable, and stays closed', async ({ page, words }) => {
    await visit(page, '/');
    const banner = page.getByRole('region', { name: words.layout.messages.title });
    await expect(banner).toBeVisible();
    await banner.getByRole('button', { name: words.layout.messages.close }).click();
    await expect(banner).toBeHidden();
    await reload(page);
    await expect(banner).toBeHidden();
  });

  test('is hidden on any route containing /contacts/', async ({ page, words }) => {
    await visit(page, '/contacts/moscow/');
    const banner = page.getByRole('region', { name: words.layout.messages.title });
    await expect(banner).toBeHidden();
    await page.getByRole('link', { name: words.layout.logo }).first().click();
    await expect(banner).toBeVisible();
  });
});

test('the logo leads home, and on home scrolls to the header', async ({ page, words }) => {
  await visit(page, '/uslugi/');
  const logo = page.getByRole('link', { name: words.layout.logo });
  await logo.first().click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.evaluate(() => window.scrollTo(0, 4000));
  await logo.last().click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the personal-area entry shows only when a front-dev cookie is true', async ({
  page,
  context,
  baseURL,
  words,
}) => {
  await visit(page, '/');
  const entry = page.getByRole('button', { name: words.layout.actions.account });
  await expect(entry).toHaveCount(0);
  await context.addCookies([{ name: 'front-dev', value: 'true', url: baseURL ?? '' }]);
  await visit(page, '/');
  await entry.click();
  await expect(page.getByRole('dialog', { name: words.forms.login.title })).toBeVisible();
});
