import { expectNumber, fillContact, forSale, label, sending, sold } from './request-steps';
import { expect, test, visit } from './visitor';

test.describe('requests about an item', () => {
  const dialogs = ['buy', 'requestPhoto', 'foundCheaper', 'contactOwner'] as const;
  for (const name of dialogs) {
    test(`${name}: the dialog shows the item, the request names it and gets a number @two`, async ({
      page,
      host,
      words,
    }) => {
      const item = await forSale(page, host);
      await visit(page, `/clock/${item.url}/`);
      await page.getByRole('button', { name: words.item.actions[name], exact: true }).click();
      const dialog = page.getByRole('dialog', { name: words.requests[name].title });
      await expect(dialog.getByText(item.title).first()).toBeVisible();
      await fillContact(dialog, words);
      if (name === 'foundCheaper') {
        await label(dialog, words, 'link').fill('karat.example/offer');
        await label(dialog, words, 'priceThere').fill('1250000');
        await label(dialog, words, 'link').focus();
        await expect(label(dialog, words, 'priceThere')).toHaveValue('1\u202F250\u202F000');
      }
      const sent = sending(page);
      await dialog.getByRole('button', { name: words.requests[name].submit }).click();
      expect((await sent).postDataJSON()).toMatchObject({
        user_name: 'Анна',
        telephone: '+79161234567',
        product_kind: 'clock',
        product_url: item.url,
        product_type: 'clock',
        ...(name === 'foundCheaper' && {
          link: 'https://karat.example/offer',
          amount: '1250000',
        }),
      });
      await expectNumber(dialog, words.requests[name].next);
    });
  }

  test('a sold item offers to tell when one like it comes', async ({ page, host, words }) => {
    const item = await sold(page, host);
    await visit(page, `/clock/${item.url}/`);
    await page.getByRole('button', { name: words.item.actions.tellMe }).click();
    const dialog = page.getByRole('dialog', { name: words.requests.tellMe.title });
    await fillContact(dialog, words);
    await label(dialog, words, 'budget').fill('900 000');
    const sent = sending(page);
    await dialog.getByRole('button', { name: words.requests.tellMe.submit }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      feedback_type: 11,
      product_url: item.url,
      amount: '900000',
    });
    await expectNumber(dialog, words.requests.tellMe.next);
  });

  test('who found it cheaper says where @two', async ({ page, host, words }) => {
    const item = await forSale(page, host);
    await visit(page, `/clock/${item.url}/`);
    await page.getByRole('button', { name: words.item.actions.foundCheaper }).click();
    const dialog = page.getByRole('dialog');
    await fillContact(dialog, words);
    await dialog.getByRole('button', { name: words.requests.foundCheaper.submit }).click();
    await expect(dialog.getByText(words.problems.required)).toBeVisible();
    await expect(label(dialog, words, 'link')).toBeFocused();
  });
});
