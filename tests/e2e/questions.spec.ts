import { mailTo, tokenIn } from '../support/outbox';
import { apiBase, sitePorts } from '../support/site';
import {
  expectNumber,
  fillContact,
  label,
  openFromFooter,
  phoneOf,
  sending,
} from './request-steps';
import { expect, test, visit } from './visitor';

test.describe('a question', () => {
  test('by keyboard alone, from the footer: it needs its message, then gets a number and a day @two', async ({
    page,
    words,
  }) => {
    await visit(page, '/about-clock/slovar-chasovykh-terminov/');
    await page.getByRole('button', { name: words.layout.actions.question }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: words.requests.question.title });
    await label(dialog, words, 'name').focus();
    await page.keyboard.type('Анна');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('9161234567');
    await dialog.getByRole('radio', { name: words.forms.channel.call, exact: true }).press('Space');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(words.problems.required)).toBeVisible();
    await expect(label(dialog, words, 'question')).toBeFocused();
    await page.keyboard.type('Берёте ли вы серебро?');
    await expect(dialog.getByText(words.problems.required)).toBeHidden();
    await label(dialog, words, 'name').focus();
    await page.keyboard.press('Enter');
    await expectNumber(dialog, words.requests.question.next);
    const [term = ''] = words.requests.done.answerBy.split('{{date}}');
    await expect(dialog.getByRole('status')).toContainText(term);
  });

  test('from the page of a branch it goes to that branch', async ({ page, words }) => {
    await visit(page, '/contacts/tashkent/');
    await page.getByRole('button', { name: words.contacts.ask, exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: words.requests.question.title });
    await fillContact(dialog, words);
    await label(dialog, words, 'question').fill('Есть ли доставка?');
    const sent = sending(page);
    await dialog.getByRole('button', { name: words.requests.question.submit }).click();
    const { city } = (await sent).postDataJSON() as { city: string };
    expect(['Ташкент', 'Toshkent']).toContain(city);
    await expectNumber(dialog, words.requests.question.next);
  });

  test('a failed send keeps everything typed and says to try again; closing resets all fields', async ({
    page,
    words,
  }) => {
    await visit(page, '/favorites/');
    const dialog = await openFromFooter(page, words, 'question');
    await fillContact(dialog, words);
    await label(dialog, words, 'question').fill('Вопрос');
    await page.route(/\/feedback$/, (route) => route.abort());
    const submit = dialog.getByRole('button', { name: words.requests.question.submit });
    await submit.click();
    await expect(dialog.getByText(words.forms.notSent)).toBeVisible();
    await expect(label(dialog, words, 'question')).toHaveValue('Вопрос');
    await expect(submit).toBeEnabled();
    await page.keyboard.press('Escape');
    await openFromFooter(page, words, 'question');
    await expect(label(dialog, words, 'question')).toHaveValue('');
    await expect(phoneOf(dialog, words)).toHaveValue('');
  });

  test('submit is disabled while sending, and too many attempts are told when to try again', async ({
    page,
    words,
  }) => {
    await visit(page, '/favorites/');
    const dialog = await openFromFooter(page, words, 'question');
    await fillContact(dialog, words);
    await label(dialog, words, 'question').fill('Вопрос');
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/feedback$/, async (route) => {
      await asked;
      await route.fulfill({
        status: 429,
        headers: {
          'access-control-allow-origin': '*',
          'access-control-expose-headers': 'retry-after',
          'retry-after': '120',
        },
        json: {},
      });
    });
    await dialog.getByRole('button', { name: words.requests.question.submit }).click();
    await expect(dialog.getByRole('button', { name: words.forms.sending })).toBeDisabled();
    answer();
    const [before = '', behind = ''] = words.forms.tooMany.at.split('{{time}}');
    await expect(dialog.getByRole('alert')).toHaveText(
      new RegExp(`^${before}\\d\\d:\\d\\d${behind.replace('.', '\\.')}$`),
    );
  });
});

test.describe('subscription', () => {
  test('needs a mailing; a confirmation message goes to the mailbox and the mailbox is then confirmed @two', async ({
    page,
    host,
    words,
  }) => {
    const address = `reader-${host}-${Date.now()}@karat.example`;
    await visit(page, '/favorites/');
    await page.getByRole('button', { name: words.layout.actions.subscribe }).click();
    const dialog = page.getByRole('dialog', { name: words.requests.subscribe.title });
    await label(dialog, words, 'email').fill('wrong@');
    const submit = dialog.getByRole('button', { name: words.requests.subscribe.submit });
    await submit.click();
    await expect(dialog.getByText(words.problems.emailWrong)).toBeVisible();
    await expect(dialog.getByText(words.problems.mailingMissing)).toBeVisible();
    await label(dialog, words, 'email').fill(address);
    await dialog.getByLabel(words.requests.subscribe.of.analytics).check();
    await expect(dialog.getByText(words.problems.mailingMissing)).toBeHidden();
    await submit.click();
    await expect(dialog.getByRole('status')).toContainText(words.requests.subscribe.next);
    const token = tokenIn(await mailTo(`http://127.0.0.1:${sitePorts.api}`, address));
    const confirmed = await page.request.get(`${apiBase(host)}/subscribe/confirm?token=${token}`);
    expect(confirmed.status()).toBe(200);
  });
});
