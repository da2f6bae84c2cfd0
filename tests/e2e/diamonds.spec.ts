import type { Locator, Page } from '@playwright/test';
import { priceOfDiamond } from '../../src/domain/diamond-price';
import { violationsOf } from './axe';
import { expect, reload, test, visit, type Words } from './visitor';

const calculator = '/kalkulyator-brilliantov/';
/** Digits alone: hosts set thousands apart with signs of their own. */
const digits = (text: string) => text.replace(/\D+/g, '');
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const chosen = (page: Page, name: string) =>
  group(page, name).getByRole('radio', { checked: true });
const weight = (page: Page, words: Words) =>
  page.getByLabel(words.diamonds.weight, { exact: true });
const price = (page: Page) => page.locator('main [role="status"]').filter({ hasText: '$' });

async function expectPrice(found: Locator, stone: Parameters<typeof priceOfDiamond>[0]) {
  const { least, most } = priceOfDiamond(stone).told;
  await expect.poll(async () => digits(await found.innerText())).toBe(`${least}${most}`);
}

test('by keyboard alone a diamond is priced, shared by its address and sent for an exact appraisal @two', async ({
  page,
  words,
}) => {
  const { diamonds } = words;
  const stone = { cut: 'oval', colour: 'F', clarity: 'VS1', carats: 1.02 } as const;
  await visit(page, calculator);
  await expect(page.getByText(diamonds.example)).toBeVisible();
  await chosen(page, diamonds.cut).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('img', { name: diamonds.cuts.oval })).toBeVisible();
  await expect(page).toHaveURL(/\?cut=oval&color=G&clarity=VS2&carat=1$/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/color=F/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/clarity=VS1/);
  await page.keyboard.press('Tab');
  await expect(weight(page, words)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1,02');
  await expect(page).toHaveURL(/\?cut=oval&color=F&clarity=VS1&carat=1\.02$/);
  await expectPrice(price(page), stone);

  await reload(page);
  await expect(chosen(page, diamonds.cut)).toHaveAccessibleName(diamonds.cuts.oval);
  await expectPrice(price(page), stone);
  await page.goBack();
  await expect(weight(page, words)).toHaveValue(/^1[.,]00$/);
  await expectPrice(price(page), { ...stone, carats: 1 });
  await page.goForward();
  await expect(weight(page, words)).toHaveValue(/^1[.,]02$/);
  expect(await violationsOf(page)).toEqual([]);

  await weight(page, words).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: words.requests.appraisal.title });
  await expect(dialog.getByLabel(words.requests.labels.productType)).toHaveValue('diamond');
  await expect(dialog.getByLabel(words.requests.labels.productName)).toHaveValue(
    /1[.,]02.+F, VS1$/,
  );
  await expect(dialog.getByLabel(words.requests.labels.comment)).toHaveValue(/1[.,]02.+F, VS1.+\$/);
  await expect(dialog.getByLabel(words.forms.upload.choose)).toBeAttached();
});

/** Whether a script that the page runs holds the table of prices; what is fetched ahead is no script yet. */
function runsCalculator(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ initiatorType }) => initiatorType === 'script')
      .map(({ name }) => name)
      .filter((address) => address.endsWith('.js'));
    const texts = await Promise.all(scripts.map(async (src) => (await fetch(src)).text()));
    // A name that no minifier changes.
    return texts.some((text) => text.includes('dollarsPerCarat'));
  });
}

test('the code of the calculator is in the bundle of no other page', async ({ page }) => {
  for (const path of ['/', '/clocks_today/', '/uslugi/', '/uslugi/zalog-chasov/', '/feedback/']) {
    await visit(page, path);
    expect(await runsCalculator(page), path).toBe(false);
  }
  await visit(page, calculator);
  expect(await runsCalculator(page)).toBe(true);
});

test('where diamonds are bought the calculator comes when one comes near; a stone below 0.18 carat is refused', async ({
  page,
  words,
}) => {
  await visit(page, '/uslugi/skupka-brilliantov/?cut=pear&color=H&clarity=SI1&carat=0.1');
  expect(await runsCalculator(page)).toBe(false);
  await page.getByRole('link', { name: words.services.ask.estimate }).click();
  await expect(weight(page, words)).toHaveAccessibleDescription(
    new RegExp(words.problems.weightTooSmall),
  );
  await weight(page, words).fill('2');
  await expectPrice(price(page), { cut: 'pear', colour: 'H', clarity: 'SI1', carats: 2 });
  expect(await runsCalculator(page)).toBe(true);
  await expect(page).toHaveURL(/skupka-brilliantov\/\?cut=pear&color=H&clarity=SI1&carat=2$/);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the calculator holds a worked example with its table of prices, and no form @two', async ({
    page,
    words,
  }) => {
    await page.goto(calculator, { waitUntil: 'domcontentloaded' });
    await expect(page.getByText(words.diamonds.example)).toBeVisible();
    await expectPrice(price(page), { cut: 'round', colour: 'G', clarity: 'VS2', carats: 1 });
    await expect(page.getByRole('table', { name: words.diamonds.steps.title })).toBeVisible();
    await expect(page.getByText(words.diamonds.note)).toBeVisible();
    await expect(page.locator('main form')).toBeHidden();
  });
});
