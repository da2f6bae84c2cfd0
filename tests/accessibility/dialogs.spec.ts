import type { Page } from '@playwright/test';
import { opened } from '../e2e/account-steps';
import { violationsOf } from '../e2e/axe';
import { forSale, sold } from '../e2e/request-steps';
import { expect, test, visit } from '../e2e/visitor';

const schemes = ['light', 'dark'] as const;

/** Opens each dialog that a page has a button for, and looks at it with its errors. */
async function lookAtDialogs(page: Page): Promise<void> {
  const openers = page.locator('[data-dialog]:visible');
  const names = await openers.evaluateAll((buttons) => [
    ...new Set(buttons.map((button) => (button as HTMLElement).dataset.dialog)),
  ]);
  expect(names.length).toBeGreaterThan(2);
  for (const name of names) {
    const opener = page.locator(`[data-dialog="${name}"]:visible`).first();
    await opener.focus();
    await opener.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAccessibleName(/\S/);
    await expect(dialog.locator('form, input, ul').first()).toBeVisible();
    const submit = dialog.locator('button[type="submit"]:enabled');
    if ((await submit.count()) > 0) {
      await submit.click();
      await expect(dialog.locator('[aria-invalid="true"]').first()).toBeVisible();
    }
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await violationsOf(page, 'dialog[open]'), `${name}, ${colorScheme}`).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect.soft(opener, `the button of ${name}`).toBeFocused();
  }
}

test('dialogs of every page', async ({ page, context, baseURL }) => {
  await opened(context, baseURL);
  await visit(page, '/favorites/');
  await lookAtDialogs(page);
});

test('dialogs of an item and of one that was sold', async ({ page, host }) => {
  for (const find of [forSale, sold]) {
    await visit(page, `/clock/${(await find(page, host)).url}/`);
    await lookAtDialogs(page);
  }
});
