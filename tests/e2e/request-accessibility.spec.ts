import { violationsOf } from './axe';
import { forSale, sold } from './request-steps';
import { expect, test, visit } from './visitor';

test.describe('every dialog passes axe', () => {
  for (const name of ['question', 'appraisal', 'subscribe'] as const) {
    test(`${name}, with its errors`, async ({ page, words }) => {
      await visit(page, '/favorites/');
      await page.getByRole('button', { name: words.layout.actions[name] }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: words.requests[name].submit }).click();
      await expect(dialog.getByText(words.problems.required).first()).toBeVisible();
      expect(await violationsOf(page, 'dialog')).toEqual([]);
    });
  }
  for (const name of ['buy', 'requestPhoto', 'foundCheaper', 'contactOwner', 'tellMe'] as const) {
    test(`${name}, with its errors`, async ({ page, host, words }) => {
      const item = await (name === 'tellMe' ? sold(page, host) : forSale(page, host));
      await visit(page, `/clock/${item.url}/`);
      await page.getByRole('button', { name: words.item.actions[name], exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: words.requests[name].submit }).click();
      await expect(dialog.getByText(words.problems.required).first()).toBeVisible();
      expect(await violationsOf(page, 'dialog')).toEqual([]);
    });
  }
});
