import { violationsOf } from './axe';
import { expect, test, visit } from './visitor';

test.use({ photos: 'real' });

const widths = [360, 768, 1440] as const;

test.describe('look @hosts', () => {
  for (const width of widths) {
    test(`the shell and home at ${width} px are as they were last looked at`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'cookies_agreement', value: 'true', url: baseURL ?? '' }]);
      await page.setViewportSize({ width, height: 900 });
      await visit(page, '/');
      await page.evaluate(() => document.fonts.ready);
      await expect(page).toHaveScreenshot(`home-${width}.png`);
      // How lines are rounded to pixels depends on where the footer begins, and that on the texts above.
      await page.locator('main').evaluate((main) => {
        main.style.height = `${Math.ceil(main.getBoundingClientRect().height)}px`;
      });
      await expect(page.locator('footer')).toHaveScreenshot(`footer-${width}.png`);
    });
  }
});

test('open dialogs have no violation', async ({ page, words }) => {
  for (const name of [words.layout.actions.callback, words.layout.actions.search]) {
    await visit(page, '/');
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violationsOf(page, 'dialog[open]')).toEqual([]);
  }
});
