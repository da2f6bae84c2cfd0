import { type Page, type Route } from '@playwright/test';
import { answerWith, cards, column, listingCalls, reportsOf, total } from './catalogue-steps';
import { expect, test, visit, type Words } from './visitor';

test.use({ viewport: { width: 1280, height: 900 } });

const halfOf = (value: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(value).filter((_, place) => place % 2 === 1));

const faults: Record<string, (route: Route) => Promise<void>> = {
  'is dead': (route) => route.abort('connectionrefused'),
  'answers 500': (route) => route.fulfill({ status: 500, json: { message: 'down' } }),
  'sends malformed JSON': (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"items": [' }),
  'sends half the fields': (route) =>
    answerWith(route, (body) => ({
      ...body,
      items: (body.items as Record<string, unknown>[]).map(halfOf),
    })),
  'does not answer in time': () => new Promise(() => undefined),
};

const busy = (page: Page) => page.locator('main [aria-busy]');

async function chooseExclusive(page: Page, words: Words): Promise<void> {
  await column(page, words).getByLabel(words.catalogue.filter.is_vip).check();
}

for (const [fault, answer] of Object.entries(faults)) {
  test.describe(`a backend that ${fault}`, () => {
    test('leaves the built list standing', async ({ page }) => {
      const reports = reportsOf(page, 'catalogue/listing');
      await page.route(listingCalls, answer);
      await page.goto('/clocks_today/');
      await expect(cards(page)).toHaveCount(24);
      // An answer that never comes is given up after eight seconds.
      await expect.poll(() => reports.length, { timeout: 20_000 }).toBe(1);
      await expect(busy(page)).toHaveAttribute('aria-busy', 'false');
      await expect(cards(page)).toHaveCount(24);
      expect(reports).toHaveLength(1);
    });

    test('loses nothing of what was chosen; retry works', async ({ page, words }) => {
      // The list as it is built is refreshed first, and that is not to fail.
      const isRefreshed = page.waitForResponse(listingCalls);
      await visit(page, '/clocks_today/');
      await isRefreshed;
      const all = await total(page);
      const reports = reportsOf(page, 'catalogue/listing');
      let isMended = false;
      await page.route(listingCalls, (route) => (isMended ? route.fallback() : answer(route)));
      await chooseExclusive(page, words);
      await expect(page.getByText(words.catalogue.failed.title)).toBeVisible({ timeout: 20_000 });
      await expect(page).toHaveURL(/\?is_vip=1$/);
      await expect(column(page, words).getByLabel(words.catalogue.filter.is_vip)).toBeChecked();
      await expect(cards(page)).toHaveCount(24);
      expect(reports).toHaveLength(1);

      // The route stays: a call that is being answered may not lose it.
      isMended = true;
      await page.getByRole('button', { name: words.catalogue.failed.retry }).click();
      await expect(page.getByText(words.catalogue.failed.title)).toBeHidden();
      await expect.poll(() => total(page)).toBeLessThan(all);
    });
  });
}
