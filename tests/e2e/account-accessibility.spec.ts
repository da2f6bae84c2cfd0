import { accountPagePaths, accountParts } from '../../src/config/account-pages';
import { anAccount, opened, signIn } from './account-steps';
import { violationsOf } from './axe';
import { expect, test, visit } from './visitor';

test('every dialog and every part of the account passes axe', async ({
  page,
  context,
  baseURL,
  host,
  words,
}) => {
  const email = await anAccount(page, host);
  await opened(context, baseURL);
  await visit(page, accountPagePaths.overview);
  expect(await violationsOf(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: words.account.guard.signIn }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('form')).toBeVisible();
  for (const way of ['forgotPassword', 'registration', 'login', 'confirmation'] as const) {
    expect(await violationsOf(page, 'dialog')).toEqual([]);
    await dialog.getByRole('button', { name: words.forms.ways[way] }).click();
    await expect(dialog).toHaveAccessibleName(words.forms[way].title);
  }
  expect(await violationsOf(page, 'dialog')).toEqual([]);
  await dialog.getByRole('button', { name: words.forms.ways.login }).click();
  await signIn(dialog, words, email);
  const parts = page.getByRole('navigation', { name: words.account.nav });
  for (const part of accountParts) {
    await parts.getByRole('link', { name: words.account.parts[part].title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words.account.parts[part].title,
    );
    await expect(page.locator('main').getByText(words.account.loading)).toBeHidden();
    expect([part, await violationsOf(page, 'main')]).toEqual([part, []]);
  }
});
