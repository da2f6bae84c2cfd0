import { type Locator, type Page } from '@playwright/test';
import { cards, column, moreButton } from './catalogue-steps';
import { isInStock, itemWhere, pathOf } from './items';
import { expect, test, visit, type Words } from './visitor';

test.use({ viewport: { width: 1280, height: 900 } });

/** Presses a control as who has no pointer does. */
async function press(control: Locator): Promise<void> {
  await control.focus();
  await control.press('Enter');
}

const marks = (page: Page, words: Words, list: 'favorite' | 'comparison') =>
  page
    .locator('main article')
    .getByRole('button', { name: new RegExp(`^${words.common.lists[list].split(':')[0]}`) });

test('a choice is made, let go of and followed by more, and the focus is where one goes on', async ({
  page,
  words,
}) => {
  await visit(page, '/clocks_today/');
  const flags = column(page, words).getByRole('checkbox');
  for (const index of [0, 2]) {
    await flags.nth(index).focus();
    await page.keyboard.press('Space');
  }
  const chips = page.getByRole('list', { name: words.catalogue.filter.chosen });
  const reset = chips.getByRole('button', { name: words.catalogue.filter.reset });
  await expect(chips.getByRole('button')).toHaveCount(3);
  await press(chips.getByRole('button').first());
  await expect(chips.getByRole('button')).toHaveCount(2);
  await expect(chips.getByRole('button').first()).toBeFocused();
  await press(reset);
  await expect(chips).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();

  const before = await cards(page).count();
  await press(moreButton(page, words));
  await expect.poll(() => cards(page).count()).toBeGreaterThan(before);
  await expect(cards(page).nth(before).getByRole('link')).toBeFocused();
});

test('a list that was cleared is put back; a piece that leaves the comparison hands the focus on', async ({
  page,
  words,
}) => {
  await visit(page, '/clocks_today/');
  for (const list of ['favorite', 'comparison'] as const) {
    for (const index of [0, 1]) await press(marks(page, words, list).nth(index));
  }
  await visit(page, '/favorites/');
  await expect(page.locator('main article')).toHaveCount(2);
  await press(page.getByRole('button', { name: words.lists.clear }));
  await expect(page.locator('main article')).toHaveCount(0);
  const undo = page.getByRole('button', { name: words.lists.restore });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(page.locator('main article')).toHaveCount(2);

  await visit(page, '/comparison/');
  const remove = page.getByRole('columnheader').getByRole('button');
  await expect(remove).toHaveCount(2);
  await press(remove.first());
  await expect(remove).toHaveCount(1);
  await expect(remove).toBeFocused();
  await remove.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('what opened over the page closes when the focus goes on, and on Escape', async ({
  page,
  words,
}) => {
  await visit(page, '/clocks_today/');
  const all = page.locator('summary', { hasText: words.catalogue.brandsByLetter });
  const list = page.locator('details', { has: all });
  await press(all);
  await expect(list).toHaveAttribute('open', '');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(list).not.toHaveAttribute('open');
  await expect(all).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(list).not.toHaveAttribute('open');
});

test('the arrow that comes to the end of the row keeps the focus', async ({ page, words }) => {
  await visit(page, '/');
  const row = page.getByRole('region', { name: words.home.services.title });
  const next = row.getByRole('button', { name: words.home.services.next });
  await next.focus();
  // A press during a slide is ignored.
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(next).toBeDisabled({ timeout: 300 });
  }).toPass();
  await expect(next).toBeFocused();
});

test('Escape closes the list of countries and not the dialog around it; a failed sending keeps the focus', async ({
  page,
  words,
}) => {
  await page.route(/\/feedback$/, (route) => route.abort());
  await visit(page, '/');
  await press(page.getByRole('button', { name: words.layout.actions.callback }));
  const dialog = page.getByRole('dialog');
  const country = dialog.getByRole('button', { name: words.forms.phone.country });
  await press(country);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(country).toBeFocused();
  await expect(country).toHaveAttribute('aria-expanded', 'false');
  await expect(dialog).toBeVisible();

  await dialog.getByLabel(words.forms.name).fill('Анна');
  await dialog.getByLabel(words.forms.phone.label, { exact: true }).fill('9161234567');
  const submit = dialog.getByRole('button', { name: words.requests.callback.submit });
  await press(submit);
  await expect(dialog.getByRole('alert').filter({ hasText: words.forms.notSent })).toBeVisible();
  await expect(submit).toBeFocused();
});

test('the language is chosen by keyboard, and Tab leaves the list closed behind it', async ({
  page,
  words,
}) => {
  await visit(page, '/');
  const languages = page
    .locator('header')
    .getByRole('button', { name: new RegExp(`^${words.layout.language.label}`) })
    .filter({ visible: true });
  await press(languages);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('header a:focus')).toHaveAttribute('hreflang', 'en');
  await page.keyboard.press('Escape');
  await expect(languages).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(languages).toHaveAttribute('aria-expanded', 'false');
});

test('a page that a link has led to is told by its title alone @two', async ({ page, words }) => {
  await visit(page, '/');
  await press(page.locator('main a[href="/uslugi/"]').first());
  await expect(page).toHaveURL(/\/uslugi\/$/);
  const { title } = words.services;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('p[aria-live]').filter({ hasText: title })).toHaveText(title);
  await expect(page.locator('#gatsby-announcer')).toBeHidden();
});

test('what is chosen shows in the colours of who brings their own', async ({ page, words }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/clocks_today/');
  const heart = marks(page, words, 'favorite');
  await press(heart.first());
  await expect(heart.first()).toHaveAttribute('aria-pressed', 'true');
  const ground = (button: Locator) =>
    button.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground(heart.first())).not.toBe(await ground(heart.nth(1)));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the photos of an item are there, and nothing that would have to be pressed', async ({
    page,
    host,
    request,
  }) => {
    const item = await itemWhere(request, host, isInStock);
    await page.goto(pathOf(item), { waitUntil: 'domcontentloaded' });
    const photos = page.locator('main article').first().locator('picture img');
    await expect(photos.first()).toBeVisible();
    await expect(page.locator('main button:visible')).toHaveCount(0);
  });

  test('a list offers no filter that would not narrow it', async ({ page, words }) => {
    await page.goto('/clocks_today/', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('main details').first()).toBeVisible();
    await expect(page.locator('main :is(input, select, button):visible')).toHaveCount(0);
    await expect(page.getByLabel(words.catalogue.filter.price_with_discount)).toBeHidden();
  });
});
