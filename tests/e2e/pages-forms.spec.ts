import { apiBase } from '../support/site';
import { mailTo, tokenIn } from '../support/outbox';
import { expect, test, visit } from './visitor';

const outbox = apiBase('ru').replace(/\/ru$/, '');

test('an appeal receives a registration number and the day of the answer @two', async ({
  page,
  words,
}) => {
  await visit(page, '/appeals/');
  const form = page.locator('main form');
  await form.getByRole('textbox', { name: words.requests.labels.matter }).fill('Прошу ответить.');
  await form.getByRole('textbox', { name: words.requests.labels.name, exact: true }).fill('Анна');
  await form.locator('input[type=tel]').fill('9165550199');
  await form.getByRole('radio', { name: words.forms.channel.call, exact: true }).check();
  await form.getByRole('button', { name: words.requests.appeal.submit }).click();
  await expect(page.getByRole('status').filter({ hasText: /\d{4}-\d{6}/ })).toBeVisible();
});

test('an appeal without words is not sent, and says so beside the field', async ({
  page,
  words,
}) => {
  await visit(page, '/appeals/');
  const form = page.locator('main form');
  await form.getByRole('button', { name: words.requests.appeal.submit }).click();
  await expect(form.getByText(words.problems.required).first()).toBeVisible();
});

test('a ticket shows its state to who knows its number and phone', async ({ page, words }) => {
  await visit(page, '/pledge-ticket/');
  const form = page.locator('main form');
  const number = form.getByLabel(words.desk.ticket.number);
  const ask = form.getByRole('button', { name: words.desk.ticket.submit });
  await number.fill('МС-104512');
  await form.locator('input[type=tel]').fill('9165550109');
  await ask.click();
  await expect(form.getByRole('alert')).toHaveText(words.desk.ticket.unknown);
  await expect(number).toHaveValue('МС-104512');
  await form.locator('input[type=tel]').fill('9165550101');
  await ask.click();
  await expect(page.getByText(words.desk.ticket.states.active)).toBeVisible();
  await expect(page.locator('main dl')).toContainText('450');
});

test('a review is received and not published automatically', async ({ page, words }) => {
  await visit(page, '/reviews/');
  const before = await page.locator('main blockquote').count();
  const form = page.locator('main form');
  await form.getByLabel(words.forms.name, { exact: true }).fill('Вера');
  await form.getByLabel(words.desk.review.text).fill('Всё объяснили и показали.');
  await form.getByRole('button', { name: words.desk.review.submit }).click();
  await expect(page.locator('main').getByRole('status')).toContainText('Спасибо за отзыв');
  await expect(page.getByRole('button', { name: words.desk.review.again })).toBeVisible();
  await page.reload();
  await expect(page.locator('main blockquote')).toHaveCount(before);
});

test('what was typed stays when the backend does not answer', async ({ page, words }) => {
  await visit(page, '/reviews/');
  await page.route('**/ru/reviews', (route) => route.abort());
  const form = page.locator('main form');
  await form.getByLabel(words.forms.name, { exact: true }).fill('Вера');
  await form.getByLabel(words.desk.review.text).fill('Всё объяснили и показали.');
  await form.getByRole('button', { name: words.desk.review.submit }).click();
  await expect(form.getByRole('alert')).toHaveText(words.forms.notSent);
  await expect(form.getByLabel(words.desk.review.text)).toHaveValue('Всё объяснили и показали.');
});

test('a subscription is confirmed by the link of its message, and ended by a press', async ({
  page,
  words,
}) => {
  const email = `reader-${Date.now()}@example.org`;
  await visit(page, '/about/');
  await page.getByRole('button', { name: words.layout.actions.subscribe }).click();
  const dialog = page.getByRole('dialog', { name: words.requests.subscribe.title });
  await dialog.getByLabel(words.requests.labels.email).fill(email);
  await dialog.getByLabel(words.requests.subscribe.of.news).check();
  await dialog.getByRole('button', { name: words.requests.subscribe.submit }).click();
  await expect(dialog.getByRole('status')).toContainText(words.requests.subscribe.next);
  const mail = await mailTo(outbox, email);
  await visit(page, `/subscription/confirmed/?token=${tokenIn(mail)}`);
  await expect(page.locator('main').getByRole('status')).toHaveText('Подписка подтверждена.');
  const [, ending] = /(\/subscription\/end\/\?token=[\w-]+)/.exec(mail.text) ?? [];
  await visit(page, ending ?? 'no link to unsubscribe');
  await page.getByRole('button', { name: words.desk.token.end }).click();
  await expect(page.locator('main').getByRole('status')).toContainText('Вы отписались');
  await visit(page, '/subscription/confirmed/?token=wrong');
  await expect(page.locator('main').getByRole('alert')).toHaveText(words.desk.token.failed);
  await visit(page, '/subscription/confirmed/');
  await expect(page.locator('main').getByRole('alert')).toHaveText(words.desk.token.missing);
});

test('a new password is asked for twice and says when the two differ', async ({ page, words }) => {
  await visit(page, '/account/new-password/?token=wrong');
  const form = page.locator('main form');
  await form.getByLabel(words.desk.password.first).fill('long enough 1');
  await form.getByLabel(words.forms.newPassword.again).fill('long enough 2');
  await form.getByRole('button', { name: words.desk.password.submit }).click();
  await expect(form.getByText(words.problems.passwordsDiffer)).toBeVisible();
  await form.getByLabel(words.forms.newPassword.again).fill('long enough 1');
  await form.getByRole('button', { name: words.desk.password.submit }).click();
  await expect(form.getByRole('alert')).not.toBeEmpty();
});
