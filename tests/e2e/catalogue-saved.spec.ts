import type { Page } from '@playwright/test';
import { answerWith, cards, column, openGroup } from './catalogue-steps';
import { atRest, expect, test, visit } from './visitor';

test.use({ viewport: { width: 1280, height: 900 } });

/** The list has the answer to the last choice, and nothing moves any more. */
async function listAtRest(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy]')).toHaveAttribute('aria-busy', 'false');
  await atRest(cards(page).first());
}

test.describe('saved filters', () => {
  test('a filter is saved without an account, named anew, followed and removed', async ({
    page,
    words,
  }) => {
    const { saved } = words.catalogue;
    await visit(page, '/clocks_today/?is_vip=1');
    const opener = page.getByRole('button', { name: new RegExp(`^${saved.title}`) });
    await opener.click();
    const sheet = page.getByRole('dialog', { name: saved.title });
    await sheet.getByRole('button', { name: saved.save }).click();
    await expect(sheet.getByRole('listitem')).toHaveCount(1);
    await expect(sheet.getByText(saved.nothingNew)).toBeVisible();

    await sheet.getByText(saved.rename, { exact: true }).click();
    await sheet.getByLabel(saved.name).fill('Rolex 41');
    await sheet.getByRole('button', { name: saved.keep }).click();
    await visit(page, '/arts/');
    await opener.click();
    await sheet.getByRole('link', { name: 'Rolex 41' }).click();
    await expect(page).toHaveURL(/\/clocks_today\/\?is_vip=1$/);
    await expect(column(page, words).getByLabel(words.catalogue.filter.is_vip)).toBeChecked();

    await opener.click();
    await sheet.getByText(saved.remove, { exact: true }).click();
    await expect(sheet.getByText(saved.none)).toBeVisible();
  });

  test('what was published since the last visit is counted, until it is looked at @two', async ({
    page,
    words,
  }) => {
    const { saved } = words.catalogue;
    const long = '2020-01-01T00:00:00.000Z';
    await page.addInitScript((seenAt) => {
      if (window.localStorage.getItem('saved_filters')) return;
      const one = {
        url: '/clocks_today/?is_vip=1',
        title: 'VIP',
        catalogType: 'clocks_today',
        fixed: '',
        search: '?is_vip=1',
        seenAt,
      };
      window.localStorage.setItem('saved_filters', JSON.stringify([one]));
    }, long);
    await visit(page, '/clocks_today/');
    const opener = page.getByRole('button', { name: new RegExp(`^${saved.title}`) });
    await opener.click();
    const sheet = page.getByRole('dialog', { name: saved.title });
    const [, lastWords = ''] = /(\S+)$/.exec(saved.new_other) ?? [];
    await expect(sheet.getByText(new RegExp(`\\d+.*${lastWords}$`))).toBeVisible();
    await sheet.getByRole('link', { name: 'VIP' }).click();
    await expect(page).toHaveURL(/\?is_vip=1$/);
    await opener.click();
    await expect(sheet.getByText(saved.nothingNew)).toBeVisible();
  });

  test('a corrupt list is dropped', async ({ page, words }) => {
    await page.addInitScript(() => window.localStorage.setItem('saved_filters', '[{"url":1}]'));
    await visit(page, '/clocks_today/');
    await page.getByRole('button', { name: words.catalogue.saved.title }).click();
    await expect(page.getByText(words.catalogue.saved.none)).toBeVisible();
  });
});

test.describe('the options of a filter', () => {
  test('brands: the popular ones first, all by the alphabet, searchable @two', async ({
    page,
    words,
  }) => {
    await visit(page, '/clocks_today/');
    const { filter } = words.catalogue;
    const brands = await openGroup(page, words, filter.lists.brands);
    const popular = await brands.getByRole('checkbox').count();
    await brands.getByRole('button', { name: filter.brandGroup.alphabet }).click();
    await expect(page).toHaveURL(/brand_group_selector=alphabet/);
    await expect.poll(() => brands.getByRole('checkbox').count()).toBeGreaterThan(popular);
    await brands.getByLabel(filter.find).fill('omeg');
    await expect(brands.getByRole('checkbox')).toHaveCount(1);
    await expect(brands.locator('li')).toContainText('Omega');
  });

  test('a choice is fetched when it is pointed at, and not again at the click', async ({
    page,
    words,
  }) => {
    await visit(page, '/clocks_today/');
    let asked = 0;
    await page.route(/clocks_today\?.*is_vip/, async (route) => {
      asked += 1;
      await route.continue();
    });
    const flag = column(page, words).getByLabel(words.catalogue.filter.is_vip);
    await flag.hover();
    await expect.poll(() => asked).toBe(1);
    await flag.check();
    await expect(page).toHaveURL(/is_vip=1/);
    await listAtRest(page);
    expect(asked).toBe(1);
  });

  test('nothing is fetched ahead where data is to be saved', async ({ page, words }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await visit(page, '/clocks_today/');
    let asked = 0;
    await page.route(/clocks_today\?.*is_vip/, async (route) => {
      asked += 1;
      await route.continue();
    });
    const flag = column(page, words).getByLabel(words.catalogue.filter.is_vip);
    await flag.hover();
    await atRest(flag);
    expect(asked).toBe(0);
  });

  test('a closed group asks for nothing', async ({ page, words }) => {
    await visit(page, '/clocks_today/');
    const group = await openGroup(page, words, words.catalogue.filter.lists['status-used']);
    await group.locator('summary').click();
    let asked = 0;
    await page.route(/filter\/status-used/, async (route) => {
      asked += 1;
      await answerWith(route, (body) => body);
    });
    await column(page, words).getByLabel(words.catalogue.filter.is_vip).check();
    await expect(page).toHaveURL(/is_vip=1/);
    await listAtRest(page);
    expect(asked).toBe(0);
  });
});
