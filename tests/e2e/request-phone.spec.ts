import { type Page } from '@playwright/test';
import { phoneOf } from './request-steps';
import { expect, reload, test, visit, type Words } from './visitor';

async function openCallback(page: Page, words: Words) {
  await visit(page, '/favorites/');
  await page.getByRole('button', { name: words.layout.actions.callback }).click();
  return page.getByRole('dialog', { name: words.requests.callback.title });
}

/** The mask looks for the caret once a frame, as a person at a keyboard leaves it time to. */
const frame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));

test('the caret stays where it is while one edits a phone in the middle; pastes of any spelling are read', async ({
  page,
  context,
  baseURL,
  words,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL });
  const dialog = await openCallback(page, words);
  const phone = phoneOf(dialog, words);
  const caret = () => phone.evaluate((input: HTMLInputElement) => input.selectionStart);
  const press = async (key: string, times = 1) => {
    for (let time = 0; time < times; time += 1) {
      await page.keyboard.press(key);
      await frame(page);
    }
  };

  await phone.focus();
  await page.keyboard.type('9161234567');
  await expect(phone).toHaveValue('(916) 123-45-67');
  await frame(page);
  await press('ArrowLeft', 6);
  expect(await caret()).toBe(9);
  await press('Backspace', 2);
  await expect(phone).toHaveValue('(916) 1-45-67');
  expect(await caret()).toBe(7);
  await press('9');
  await expect(phone).toHaveValue('(916) 194-56-7');
  expect(await caret()).toBe(8);
  await press('8');
  await expect(phone).toHaveValue('(916) 198-45-67');
  expect(await caret()).toBe(9);
  await press('Home');
  await press('Delete', 2);
  expect(await caret()).toBe(0);

  for (const [pasted, shown] of [
    ['8 921 123-45-67', '(921) 123-45-67'],
    ['+7 (921) 765-43-21', '(921) 765-43-21'],
    ['00 7 921 111 22 33', '(921) 111-22-33'],
    ['+998 90 123-45-67', '90 123-45-67'],
  ] as const) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
    await press('ControlOrMeta+v');
    await expect(phone).toHaveValue(shown);
    expect(await caret()).toBe(shown.length);
  }
});

test('what was typed is there again after a reload, and is sent once after an answer was lost', async ({
  page,
  words,
}) => {
  let dialog = await openCallback(page, words);
  await dialog.getByLabel(words.requests.labels.name, { exact: true }).fill('Анна');
  await phoneOf(dialog, words).fill('9161234567');
  // The request arrives, and its answer does not.
  const arrived: string[] = [];
  await page.route(
    /\/feedback$/,
    async (route) => {
      // Node does not know the names of local hosts, as the browser does.
      const url = route.request().url().replace('//ru.localhost', '//127.0.0.1');
      const answer = await route.fetch({ url });
      arrived.push(((await answer.json()) as { data: { number: string } }).data.number);
      await route.abort();
    },
    { times: 1 },
  );
  await dialog.getByRole('button', { name: words.requests.callback.submit }).click();
  await expect(dialog.getByText(words.forms.notSent)).toBeVisible();

  await reload(page);
  await page.getByRole('button', { name: words.layout.actions.callback }).click();
  dialog = page.getByRole('dialog', { name: words.requests.callback.title });
  await expect(dialog.getByText(words.forms.draft.restored)).toBeVisible();
  await expect(phoneOf(dialog, words)).toHaveValue('(916) 123-45-67');
  await dialog.getByRole('button', { name: words.requests.callback.submit }).dblclick();
  await expect(dialog.getByRole('status')).toContainText(arrived[0] ?? 'no number');

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: words.layout.actions.callback }).click();
  await expect(dialog.getByLabel(words.requests.labels.name, { exact: true })).toHaveValue('');
  await expect(dialog.getByText(words.forms.draft.restored)).toBeHidden();
});
