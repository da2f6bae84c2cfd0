import type { Page } from '@playwright/test';
import { accountPagePaths, type AccountPart } from '../../src/config/account-pages';
import { mailTo, tokenIn } from '../support/outbox';
import { anAccount, newEmail, opened, openEntry, outbox, password, signIn } from './account-steps';
import { forSale, label, phoneOf } from './request-steps';
import { expect, reload, test, visit } from './visitor';

const kept = (page: Page, key: string) =>
  page.evaluate((name) => window.sessionStorage.getItem(name) ?? '', key);

test('somebody registers, confirms the e-mail, signs in, finds the account after a reload and signs out @two', async ({
  page,
  context,
  baseURL,
  words,
}) => {
  const { account, forms, layout } = words;
  const email = newEmail();
  await opened(context, baseURL);
  await visit(page, '/');
  await (
    await openEntry(page, words)
  )
    .getByRole('button', { name: forms.ways.registration })
    .click();
  const dialog = page.getByRole('dialog', { name: forms.registration.title });
  const submit = dialog.getByRole('button', { name: forms.registration.submit });
  await expect(submit).toBeDisabled();
  await dialog.getByLabel(forms.name, { exact: true }).fill('  Анна ');
  await dialog.getByLabel(forms.email).fill(email);
  await dialog.getByLabel(forms.phone.label, { exact: true }).fill('9161234567');
  await dialog.getByLabel(forms.password, { exact: true }).fill(password);
  await dialog.getByLabel(forms.newPassword.again).fill('another horse');
  await dialog.getByLabel(forms.newPassword.again).blur();
  await expect(dialog.getByText(words.problems.passwordsDiffer)).toBeVisible();
  await dialog.getByLabel(forms.newPassword.again).fill(password);
  await expect(dialog.getByRole('radio', { name: forms.channel.call })).toBeChecked();
  await submit.click();
  await expect(dialog.getByText(forms.registration.next)).toBeVisible();

  const token = tokenIn(await mailTo(outbox, email));
  await visit(page, `/account/confirmed/?token=${token}`);
  await expect(page.locator('main').getByRole('status')).not.toBeEmpty();

  await signIn(await openEntry(page, words), words, email);
  const profile = page.locator('header a[href="/profile/"]');
  await expect(profile).toBeVisible();
  expect(await kept(page, 'account_token')).toBeTruthy();
  await expect.poll(() => kept(page, 'account_data')).toContain(email);
  await reload(page);
  await profile.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(account.parts.profile.title);
  await expect(page.getByLabel(forms.name, { exact: true })).toHaveValue('Анна');

  const parts = page.getByRole('navigation', { name: account.nav });
  await parts.getByRole('link', { name: account.parts.overview.title }).click();
  await page.getByRole('button', { name: account.signOut }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('button', { name: layout.actions.account })).toBeVisible();
  expect(await kept(page, 'account_token')).toBe('');
});

test('by keyboard alone: a forgotten password is asked for, and set by the link of the message', async ({
  page,
  context,
  baseURL,
  host,
  words,
}) => {
  const { forms } = words;
  const email = await anAccount(page, host);
  await opened(context, baseURL);
  await visit(page, '/');
  await page.getByRole('button', { name: words.layout.actions.account }).press('Enter');
  const login = page.getByRole('dialog', { name: forms.login.title });
  await login.getByRole('button', { name: forms.ways.forgotPassword }).press('Enter');
  const dialog = page.getByRole('dialog', { name: forms.forgotPassword.title });
  await dialog.getByLabel(forms.email).focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const mail = await mailTo(outbox, email, (mail) => mail.text.includes('/account/new-password/'));
  await visit(page, `/account/new-password/?token=${tokenIn(mail)}`);
  await page.getByLabel(words.desk.password.first).focus();
  await page.keyboard.type('a new long password');
  await page.keyboard.press('Tab');
  await page.keyboard.type('a new long password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toBeVisible();
  await signIn(await openEntry(page, words), words, email, 'a new long password');
});

test('each part of the account changes what it says, and nothing typed is lost when the backend fails', async ({
  page,
  context,
  baseURL,
  host,
  words,
}) => {
  const { account, forms } = words;
  const email = await anAccount(page, host);
  await opened(context, baseURL);
  await visit(page, accountPagePaths.profile);
  await expect(page.getByText(account.guard.title)).toBeVisible();
  await page.getByRole('button', { name: account.guard.signIn }).click();
  await signIn(page.getByRole('dialog', { name: forms.login.title }), words, email);

  const main = page.locator('main');
  await main.getByLabel(forms.name, { exact: true }).fill('Анна Петровна');
  await page.route('**/edit', (route) => route.abort());
  await main.getByRole('button', { name: account.save }).click();
  await expect(main.getByText(forms.notSent)).toBeVisible();
  await expect(main.getByLabel(forms.name, { exact: true })).toHaveValue('Анна Петровна');
  await page.unroute('**/edit');
  // The cookie that a change sends back may be gone while the session lives on.
  await context.clearCookies({ name: 'XSRF-TOKEN' });
  await main.getByRole('button', { name: account.save }).click();
  await expect(main.getByText(account.kept)).toBeVisible();

  const open = async (part: AccountPart) => {
    await page
      .getByRole('navigation', { name: account.nav })
      .getByRole('link', { name: account.parts[part].title, exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(account.parts[part].title);
  };
  await open('subscriptions');
  await main.getByLabel(account.subscriptions.of.news).check();
  await main.getByRole('button', { name: account.save }).click();
  await expect(main.getByText(account.kept)).toBeVisible();
  await open('notifications');
  await main.getByLabel(account.notifications.about_prices).check();
  await main.getByLabel(account.notifications.about_filters).check();
  await main.getByLabel(account.notifications.by_phone).check();
  await main.getByLabel(forms.channel.telegram, { exact: true }).check();
  await main.getByRole('button', { name: account.save }).click();
  await expect(main.getByText(account.kept)).toBeVisible();
  await open('overview');
  await expect(main.getByText('Анна Петровна')).toBeVisible();
  await open('subscriptions');
  await expect(main.getByLabel(account.subscriptions.of.news)).toBeChecked();

  await open('security');
  await main.getByLabel(account.password.current).first().fill(password);
  await main.getByLabel(account.password.new).fill('another long password');
  await main.getByLabel(forms.newPassword.again).fill('another long password');
  await main.getByRole('button', { name: account.password.submit }).click();
  await expect(main.getByRole('button', { name: account.password.again })).toBeVisible();
  await open('profile');
  await expect(main.getByLabel(forms.name, { exact: true })).toHaveValue('Анна Петровна');
  await expect(main.getByLabel(forms.channel.telegram, { exact: true })).toBeChecked();
});

test('an order is found in the account with its letters; favourites and filters of the browser are kept there', async ({
  page,
  context,
  baseURL,
  host,
  words,
}) => {
  const { account } = words;
  const email = await anAccount(page, host);
  const item = await forSale(page, host);
  await opened(context, baseURL);
  await keepOldFilter(page);
  await visit(page, `/clock/${item.url}/`);
  const favourite = words.common.lists.favorite.replace('{{title}}', item.title);
  await page.locator('main').getByRole('button', { name: favourite }).first().click();
  await visit(page, '/clocks_today/');
  const { saved } = words.catalogue;
  await page.getByRole('button', { name: new RegExp(`^${saved.title}`) }).click();
  const sheet = page.getByRole('dialog', { name: saved.title });
  await sheet.getByRole('button', { name: saved.signIn }).click();
  await signIn(page.getByRole('dialog', { name: words.forms.login.title }), words, email);
  await visit(page, `/clock/${item.url}/`);
  await page.getByRole('button', { name: words.item.actions.buy, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.requests.buy.title });
  // What the account knows is filled in.
  await expect(phoneOf(dialog, words)).toHaveValue('(916) 123-45-67');
  await expect(label(dialog, words, 'email')).toHaveValue(email);
  await dialog.getByRole('button', { name: words.requests.buy.submit }).click();
  const done = dialog.getByRole('status');
  await expect(done).toContainText(/20\d\d-\d{6}/);
  const [number = ''] = /20\d\d-\d{6}/.exec((await done.textContent()) ?? '') ?? [];
  await visit(page, accountPagePaths.orders);
  const main = page.locator('main');
  await expect(main.getByText(number)).toBeVisible();
  await main.getByRole('button', { name: account.orders.open }).click();
  await main.getByLabel(account.orders.message).fill('Когда можно приехать?');
  await main.getByRole('button', { name: account.orders.send }).click();
  await expect(main.getByText('Когда можно приехать?')).toBeVisible();
  await expect(main.getByLabel(account.orders.message)).toHaveValue('');
  await visit(page, accountPagePaths.saved);
  await expect(main.locator(`a[href="/clock/${item.url}/"]`)).toBeVisible();

  await visit(page, accountPagePaths.filters);
  const [, lastWords = ''] = /(\S+)$/.exec(saved.new_other) ?? [];
  await expect(main.getByText(new RegExp(`\\d+.*${lastWords}$`))).toBeVisible();
  await main.getByText(saved.rename, { exact: true }).click();
  await main.getByLabel(saved.name).fill('Дорогие');
  await main.getByRole('button', { name: saved.keep }).click();
  const seen = page.waitForResponse((answer) => answer.url().endsWith('/seen'));
  await main.getByRole('link', { name: 'Дорогие' }).click();
  await expect(page).toHaveURL(/\/clocks_today\/\?is_vip=1$/);
  await seen;
  await visit(page, accountPagePaths.filters);
  await expect(main.getByText(saved.nothingNew)).toBeVisible();
  await main.getByText(saved.remove, { exact: true }).click();
  await expect(main.getByText(account.filters.none)).toBeVisible();
});

test('a token that the backend does not know any more ends the session and says why', async ({
  page,
  words,
}) => {
  await visit(page, '/about/');
  await page.evaluate(() => window.sessionStorage.setItem('account_token', 'of-another-day'));
  await visit(page, accountPagePaths.orders);
  await expect(page.getByText(words.account.guard.refused, { exact: true })).toBeVisible();
  expect(await kept(page, 'account_token')).toBe('');
});

/** A filter that this browser has kept since long ago. */
async function keepOldFilter(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window.localStorage.getItem('saved_filters')) return;
    const filter = { url: '/clocks_today/?is_vip=1', search: '?is_vip=1', fixed: '' };
    const kept = { title: 'VIP', catalogType: 'clocks_today', seenAt: '2020-01-01T00:00:00.000Z' };
    window.localStorage.setItem('saved_filters', JSON.stringify([{ ...filter, ...kept }]));
  });
}
