import { type Locator } from '@playwright/test';
import { aJpeg } from '../support/a-jpeg';
import {
  expectNumber,
  fillContact,
  label,
  openFromFooter,
  phoneOf,
  photo,
  sending,
} from './request-steps';
import { expect, test, visit, type Words } from './visitor';

test.describe('online appraisal', () => {
  const files = (dialog: Locator, words: Words) => dialog.getByLabel(words.forms.upload.choose);
  const removers = (dialog: Locator, words: Words) =>
    dialog.getByRole('button', {
      name: new RegExp(words.forms.upload.remove.replace('{{name}}', '.+')),
    });

  test('needs at least one image; the amount cannot exceed 100,000,000 roubles; a year lies in the past @two', async ({
    page,
    words,
  }) => {
    await visit(page, '/favorites/');
    const dialog = await openFromFooter(page, words, 'appraisal');
    await fillContact(dialog, words);
    await label(dialog, words, 'desired').fill('100 000 001');
    await label(dialog, words, 'year').fill('2999');
    await dialog.getByRole('button', { name: words.requests.appraisal.submit }).click();
    await expect(dialog.getByText(words.problems.imageRequired)).toBeVisible();
    await expect(dialog.getByText(words.problems.amountTooLarge)).toBeVisible();
    await expect(dialog.getByText(words.problems.yearWrong)).toBeVisible();
    await label(dialog, words, 'desired').fill('полтора миллиона');
    await expect(dialog.getByText(words.problems.formatWrong)).toBeVisible();
    await expect(label(dialog, words, 'desired')).toHaveValue('полтора миллиона');
    await files(dialog, words).setInputFiles(photo('front.jpg'));
    await expect(dialog.getByText(words.problems.imageRequired)).toBeHidden();
  });

  test('photos are chosen, refused by name, removed by keyboard, and sent with the fields', async ({
    page,
    words,
  }) => {
    await visit(page, '/favorites/');
    const dialog = await openFromFooter(page, words, 'appraisal');
    await files(dialog, words).setInputFiles([
      photo('front.jpg'),
      { name: 'case.heic', mimeType: '', buffer: aJpeg },
      { name: 'sign.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
    ]);
    await expect(dialog.getByRole('alert').filter({ hasText: 'sign.svg' })).toContainText(
      words.problems.fileTypeWrong,
    );
    await files(dialog, words).setInputFiles(photo('back.jpg'));
    await expect(removers(dialog, words)).toHaveCount(3);
    await removers(dialog, words).nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(removers(dialog, words)).toHaveCount(2);
    await expect(removers(dialog, words).nth(1)).toBeFocused();
    await label(dialog, words, 'productType').selectOption('watch');
    await label(dialog, words, 'productName').fill('Omega Speedmaster');
    await label(dialog, words, 'year').fill('2015');
    await label(dialog, words, 'condition').selectOption('natural_wear');
    await label(dialog, words, 'desired').fill('400000');
    await fillContact(dialog, words);
    const request = sending(page);
    await dialog.getByRole('button', { name: words.requests.appraisal.submit }).click();
    await expectNumber(dialog, words.requests.appraisal.next);
    const id = expect.stringMatching(/^[\w-]{43}$/) as unknown;
    expect((await request).postDataJSON()).toMatchObject({
      feedback_type: 7,
      product_type: 'watch',
      product_name: 'Omega Speedmaster',
      purchase_year: '2015',
      condition: 'natural_wear',
      amount: '400000',
      uploads: [id, id],
    });
  });

  test('at most 10 files: the others are named, and those before stay', async ({ page, words }) => {
    await visit(page, '/favorites/');
    const dialog = await openFromFooter(page, words, 'appraisal');
    await files(dialog, words).setInputFiles(
      Array.from({ length: 12 }, (_, index) => photo(`${index + 1}.jpg`)),
    );
    await expect(removers(dialog, words)).toHaveCount(10);
    await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveCount(2);
  });

  test('what the backend refuses in a file is told at that file at once, and nothing is lost @two', async ({
    page,
    words,
  }) => {
    await visit(page, '/favorites/');
    const dialog = await openFromFooter(page, words, 'appraisal');
    await fillContact(dialog, words);
    const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
    await files(dialog, words).setInputFiles([
      file('program.jpg', Buffer.from('MZ'.padEnd(5000, '\0'))),
      file('torn.jpg', Buffer.concat([aJpeg.subarray(0, 60), Buffer.alloc(5000, 7)])),
    ]);
    const rowOf = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
    await expect(rowOf('program.jpg')).toContainText(words.problems.fileTypeWrong);
    await expect(rowOf('torn.jpg')).toContainText(words.problems.pictureBroken);
    await dialog.getByRole('button', { name: words.requests.appraisal.submit }).click();
    await expect(dialog.getByText(words.problems.uploadUnfinished)).toBeVisible();
    await expect(removers(dialog, words)).toHaveCount(2);
    await expect(phoneOf(dialog, words)).toHaveValue('(916) 123-45-67');
  });

  test('files are dropped and pasted, too', async ({ page, words }) => {
    await visit(page, '/favorites/');
    const dialog = await openFromFooter(page, words, 'appraisal');
    await expect(files(dialog, words)).toBeAttached();
    for (const [type, name] of [
      ['drop', 'dropped.png'],
      ['paste', 'pasted.png'],
    ] as const) {
      await page.evaluate(
        ([event, file]) => {
          const data = new DataTransfer();
          data.items.add(new File(['photo'], file, { type: 'image/png' }));
          const init = { bubbles: true, cancelable: true };
          document.body.dispatchEvent(
            event === 'drop'
              ? new DragEvent('drop', { ...init, dataTransfer: data })
              : new ClipboardEvent('paste', { ...init, clipboardData: data }),
          );
        },
        [type, name] as const,
      );
      await expect(dialog.getByText(name)).toBeVisible();
    }
  });
});
