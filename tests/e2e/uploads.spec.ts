import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { type Locator, type TestInfo } from '@playwright/test';
import { limits } from '../../src/config/limits';
import { aJpeg } from '../support/a-jpeg';
import { expectNumber, fillContact, openFromFooter, sending } from './request-steps';
import { expect, reload, test, visit, type Words } from './visitor';

/** A photo on disk, as a phone has it: the same file when it is chosen again. */
async function fileOf(info: TestInfo, name: string, bytes: number): Promise<string> {
  const path = info.outputPath(name);
  await writeFile(path, Buffer.concat([aJpeg, randomBytes(bytes)]));
  return path;
}

const rows = (dialog: Locator) =>
  dialog.getByRole('listitem').filter({ has: dialog.page().getByRole('button') });
const choose = (dialog: Locator, words: Words, paths: string[]) =>
  dialog.getByLabel(words.forms.upload.choose).setInputFiles(paths);
const readyOf = (words: Words, taken: number, ready: number) =>
  words.forms.upload.count
    .replace('{{taken}}', String(taken))
    .replace('{{most}}', String(limits.uploadFiles))
    .replace('{{ready}}', String(ready));

test('photos survive a cut, a lost connection and a reload; one is taken back, one moved by keyboard', async ({
  page,
  context,
  words,
}, info) => {
  const [front, back, papers] = await Promise.all([
    fileOf(info, 'front.jpg', 2.5 * limits.uploadChunkBytes),
    fileOf(info, 'back.jpg', 40_000),
    fileOf(info, 'papers.jpg', 40_000),
  ]);
  await visit(page, '/favorites/');
  let dialog = await openFromFooter(page, words, 'appraisal');

  // A call breaks off: another is made by itself.
  await page.route('**/uploads/*', (route) => route.abort('connectionreset'), { times: 1 });
  await choose(dialog, words, [back]);
  await expect(dialog.getByText(readyOf(words, 1, 1))).toBeVisible();

  // Without a connection the file stops, and goes on when the connection is back.
  await context.setOffline(true);
  await choose(dialog, words, [papers]);
  const go = dialog.getByRole('button', { name: `${words.forms.upload.retry} papers.jpg` });
  await expect(go).toBeVisible();
  await context.setOffline(false);
  await expect(dialog.getByText(readyOf(words, 2, 2))).toBeVisible();

  // The page is loaded anew while the rest of a file is on its way.
  await page.route('**/uploads/*', (route) =>
    route.request().headers()['upload-offset'] === String(limits.uploadChunkBytes)
      ? route.abort('connectionreset')
      : route.continue(),
  );
  const part = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await choose(dialog, words, [front]);
  await part;
  await expect(rows(dialog).nth(2)).toContainText('39');
  // The rest is tried again by itself: it stays held back until the page that sends it is gone.
  await reload(page);
  await page.unrouteAll();
  dialog = await openFromFooter(page, words, 'appraisal');
  await expect(dialog.getByText(readyOf(words, 3, 2))).toBeVisible();
  const goesOn = page.waitForRequest((request) => request.method() === 'PATCH');
  await choose(dialog, words, [front]);
  expect((await goesOn).headers()['upload-offset']).toBe(String(limits.uploadChunkBytes));
  await expect(dialog.getByText(readyOf(words, 3, 3))).toBeVisible();

  // By keyboard alone: the last becomes the first, and another is taken back.
  const up = dialog.getByRole('button', {
    name: words.forms.upload.up.replace('{{name}}', 'front.jpg'),
  });
  await up.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(rows(dialog).first()).toContainText('front.jpg');
  await expect(up).toBeFocused();
  const remove = words.forms.upload.remove.replace('{{name}}', 'papers.jpg');
  await dialog.getByRole('button', { name: remove }).focus();
  await page.keyboard.press('Enter');
  await expect(rows(dialog)).toHaveCount(2);

  await fillContact(dialog, words);
  const request = sending(page);
  await dialog.getByRole('button', { name: words.requests.appraisal.submit }).click();
  await expectNumber(dialog, words.requests.appraisal.next);
  const { uploads } = (await request).postDataJSON() as { uploads: string[] };
  expect(uploads).toHaveLength(2);
});

test('a file that is on its way is taken back, and leaves nothing', async ({
  page,
  words,
}, info) => {
  await visit(page, '/favorites/');
  const dialog = await openFromFooter(page, words, 'appraisal');
  // Its bytes never get through.
  await page.route('**/uploads/*', (route) =>
    route.request().method() === 'PATCH' ? undefined : route.continue(),
  );
  const held = page.waitForRequest((request) => request.method() === 'PATCH');
  await choose(dialog, words, [await fileOf(info, 'front.jpg', 40_000)]);
  await held;
  const gone = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  const remove = words.forms.upload.remove.replace('{{name}}', 'front.jpg');
  await dialog.getByRole('button', { name: remove }).click();
  expect((await gone).status()).toBe(204);
  await expect(rows(dialog)).toHaveCount(0);
});

test('a row is dragged to its place by its picture', async ({ page, words }, info) => {
  await visit(page, '/favorites/');
  const dialog = await openFromFooter(page, words, 'appraisal');
  const paths = await Promise.all(
    ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => fileOf(info, name, 5_000)),
  );
  await choose(dialog, words, paths);
  await expect(dialog.getByText(readyOf(words, 3, 3))).toBeVisible();
  const [first, last] = [rows(dialog).first(), rows(dialog).last()];
  await first.locator('img').hover();
  await page.mouse.down();
  const box = await last.boundingBox();
  if (!box) throw new Error('the last row is not drawn');
  await page.mouse.move(box.x + 20, box.y + box.height - 4, { steps: 12 });
  await page.mouse.up();
  await expect(rows(dialog)).toContainText(['b.jpg', 'c.jpg', 'a.jpg']);
});
