import type { Page } from '@playwright/test';
import { claims } from '../../src/config/claims';
import { currencySigns, hosts } from '../../src/config/hosts';
import { violationsOf } from './axe';
import { expect, test, visit, type Words } from './visitor';

const pawn = '/uslugi/zalog-chasov/';
const estimatorOf = (page: Page, words: Words) =>
  page.getByRole('region', { name: words.services.estimator.title });
/** Digits alone: hosts set thousands apart with signs of their own. */
const digits = (text: string) => text.replace(/\D+/g, ' ').trim();

test.describe('loan estimator', () => {
  test('a wished loan leads to the buy-back valuation and the worth that it takes @two', async ({
    page,
    words,
    host,
  }) => {
    await visit(page, pawn);
    const estimator = estimatorOf(page, words);
    const result = estimator.getByRole('status');
    await expect(result).toContainText(words.services.estimator.example);
    await estimator.getByLabel(words.services.estimator.sum).fill('900000');
    // 10–15 % lower: 900,000 is 90 % of 1,000,000 and 85 % of 1,058,824.
    await expect(result.locator('dd').first()).toHaveText(/1.000.000\D+1.058.824/);
    const worth = Math.ceil(1_000_000 / (claims.buyBack.numbers[host].upToPercent / 100));
    const shown = digits(await result.innerText()).replace(/ /g, '');
    expect(shown).toContain(String(worth));
    await expect(result).toContainText(words.services.estimator.note);
  });

  test('a wished price leads to the loan valuation, 10–15 % lower @two', async ({
    page,
    words,
  }) => {
    await visit(page, pawn);
    const estimator = estimatorOf(page, words);
    await estimator.getByLabel(words.services.estimator.wishes.sell).check();
    await estimator.getByLabel(words.services.estimator.sum).fill('2 000 000');
    await expect(estimator.getByRole('status').locator('dd').first()).toHaveText(
      /1.700.000\D+1.800.000/,
    );
  });

  test('a wrong sum is named in words beside the field, and what was typed stays @two', async ({
    page,
    words,
  }) => {
    await visit(page, pawn);
    const estimator = estimatorOf(page, words);
    const field = estimator.getByLabel(words.services.estimator.sum);
    await field.fill('много');
    await expect(field).toHaveAccessibleDescription(
      new RegExp(words.services.estimator.problems.noNumber),
    );
    await expect(field).toHaveValue('много');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('49 999');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(/50.000/);
    await expect(field).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);
  });

  test('the button opens the appraisal with the fields filled in', async ({ page, words }) => {
    await visit(page, pawn);
    const estimator = estimatorOf(page, words);
    await estimator.getByLabel(words.services.estimator.kind).selectOption('jewelry');
    await estimator.getByLabel(words.services.estimator.condition).selectOption('natural_wear');
    await estimator.getByLabel(words.services.estimator.sum).fill('750000');
    await estimator.getByRole('button', { name: words.services.estimator.send }).click();
    const dialog = page.getByRole('dialog', { name: words.requests.appraisal.title });
    await expect(dialog.getByLabel(words.requests.labels.productType)).toHaveValue('jewelry');
    await expect(dialog.getByLabel(words.requests.labels.condition)).toHaveValue('natural_wear');
    const amount = dialog.getByLabel(words.requests.labels.desired);
    expect((await amount.inputValue()).replace(/\D/g, '')).toBe('750000');
  });

  test('a sum above the amount field of the form is talked about @two', async ({ page, words }) => {
    await visit(page, pawn);
    const estimator = estimatorOf(page, words);
    await estimator.getByLabel(words.services.estimator.sum).fill('200 000 000');
    await expect(estimator.getByRole('status')).toContainText(
      words.services.estimator.result.byAgreement,
    );
    await estimator.getByRole('button', { name: words.services.estimator.talk }).click();
    await expect(page.getByRole('dialog', { name: words.requests.callback.title })).toBeVisible();
  });

  test('without rates it stays with roubles, and nothing breaks', async ({ page, words }) => {
    await page.route('**/currency', (route) => route.abort());
    await visit(page, pawn);
    const estimator = estimatorOf(page, words);
    await estimator.getByLabel(words.services.estimator.sum).fill('300000');
    await expect(estimator.getByRole('status')).toContainText(/300.000/);
    await expect(estimator.getByRole('status')).not.toContainText(/soʻm|₴|\$/);
  });
});

test('a host that counts in another currency says about how much it is @hosts', async ({
  page,
  words,
  host,
}) => {
  await visit(page, pawn);
  const estimator = estimatorOf(page, words);
  await estimator.getByLabel(words.services.estimator.sum).fill('1000000');
  const { currency } = hosts[host];
  const isConverted = currency !== 'RUB';
  if (isConverted)
    await expect(estimator.getByRole('status')).toContainText(currencySigns[currency]);
  else await expect(estimator.getByRole('status')).not.toContainText(/\$|≈/);
});

test.describe('a page of a service', () => {
  test('says how it goes, on which terms and with which papers, and what came in by it @two', async ({
    page,
    words,
  }) => {
    await visit(page, '/uslugi/skupka-chasov/');
    for (const title of ['steps', 'terms', 'papers', 'questions', 'bought', 'related'] as const) {
      await expect(
        page.getByRole('heading', { level: 2, name: words.services[title], exact: true }),
      ).toBeVisible();
    }
    const bought = page.getByRole('region', { name: words.services.bought });
    await expect(bought.locator('article')).toHaveCount(4);
    await expect(bought.locator('a[href^="/clock/"]').first()).toBeVisible();
    const kinds = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) =>
        scripts.map(
          (script) => (JSON.parse(script.textContent ?? '{}') as { '@type': string })['@type'],
        ),
      );
    expect(kinds).toEqual(expect.arrayContaining(['Service', 'FAQPage', 'BreadcrumbList']));
  });

  test('asks for an appraisal, a question or a call', async ({ page, words }) => {
    await visit(page, '/uslugi/ekspertiza/');
    const asks = page.getByRole('region', { name: words.services.ask.title });
    for (const [button, dialog] of [
      [words.services.ask.appraisal, words.requests.appraisal.title],
      [words.services.ask.question, words.requests.question.title],
      [words.services.ask.callback, words.requests.callback.title],
    ] as const) {
      await asks.getByRole('button', { name: button, exact: true }).click();
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  test.describe('with JavaScript off', () => {
    test.use({ javaScriptEnabled: false });

    test('holds terms, an example of the estimate and the way to the branches @two', async ({
      page,
      words,
    }) => {
      await page.goto(pawn, { waitUntil: 'domcontentloaded' });
      const estimator = page.locator('section[aria-labelledby="estimate"]');
      await expect(estimator.getByRole('status')).toContainText(words.services.estimator.example);
      await expect(estimator.locator('form')).toBeHidden();
      const ask = page.locator('section[aria-labelledby="service-ask"]');
      await expect(ask.locator('button:visible')).toHaveCount(0);
      await expect(ask.getByRole('link', { name: words.services.ask.contacts })).toBeVisible();
      await page.locator('details summary').first().click();
      await expect(page.locator('details[open]').first()).toBeVisible();
    });
  });
});
