import { type Locator, type Page } from '@playwright/test';
import { type HostCode } from '../../src/config/hosts';
import { expectNumber, forSale, photo, sold } from './request-steps';
import { expect, test, visit, type Words } from './visitor';

/** What is typed into a field, by its name; a text of several lines gets words of its own. */
const typed: Record<string, string> = {
  name: 'Анна',
  author: 'Анна',
  friendName: 'Пётр',
  email: 'anna@karat.example',
  link: 'karat.example/offer',
  amount: '900000',
  productName: 'Omega Speedmaster',
  year: '2015',
  number: 'МС-104512',
};

/** Walks from field to field by Tab, fills in what it comes to, and presses the button at the end. */
async function fillByKeyboard(page: Page): Promise<void> {
  // From the start: Playwright begins to watch too late for a key that is pressed at once.
  const chosen = new Promise((resolve) => {
    page.once('filechooser', (chooser) => resolve(chooser.setFiles(photo('front.jpg'))));
  });
  for (let step = 0; step < 60; step += 1) {
    const { kind, name } = await page.evaluate(() => {
      const at = document.activeElement;
      if (at instanceof HTMLTextAreaElement) return { kind: 'lines', name: at.name };
      if (at instanceof HTMLSelectElement) return { kind: 'select', name: at.name };
      if (at instanceof HTMLButtonElement) return { kind: at.type, name: '' };
      return at instanceof HTMLInputElement
        ? { kind: at.type, name: at.name }
        : { kind: 'none', name: '' };
    });
    if (kind === 'submit') return page.keyboard.press('Enter');
    if (kind === 'tel') await page.keyboard.type('9165550101');
    else if (kind === 'lines') await page.keyboard.type('Прошу ответить вечером.');
    else if (kind === 'select') await page.keyboard.press('ArrowDown');
    else if (kind === 'radio' || kind === 'checkbox') await page.keyboard.press('Space');
    else if (kind === 'file') {
      await page.keyboard.press('Enter');
      await chosen;
    } else if (typed[name]) await page.keyboard.type(typed[name]);
    await page.keyboard.press('Tab');
  }
  throw new Error('the form has no end');
}

interface Asked {
  page: Page;
  host: HostCode;
  words: Words;
}

/** Opens a dialog by the button that has the focus. */
async function open({ page, words }: Asked, opener: Locator, name: keyof Words['requests']) {
  await opener.focus();
  await page.keyboard.press('Enter');
  const { title } = words.requests[name] as { title: string };
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.locator('form')).toBeVisible();
  return dialog;
}

const footer = (name: 'question' | 'appraisal' | 'subscribe') => async (asked: Asked) => {
  await visit(asked.page, '/favorites/');
  const buttons = asked.page.locator('footer').getByRole('button');
  return open(asked, buttons.filter({ hasText: asked.words.layout.actions[name] }), name);
};
const ofItem =
  (name: 'buy' | 'requestPhoto' | 'foundCheaper' | 'contactOwner' | 'tellMe') =>
  async (asked: Asked) => {
    const { page, host, words } = asked;
    const item = await (name === 'tellMe' ? sold : forSale)(page, host);
    await visit(page, `/clock/${item.url}/`);
    const button = page.getByRole('button', { name: words.item.actions[name], exact: true });
    return open(asked, button, name);
  };
const inPage =
  (path: string) =>
  async ({ page }: Asked) => {
    await visit(page, path);
    const main = page.locator('main');
    // The first field is the first thing in the form that takes the focus.
    await main.locator('form').getByRole('textbox').first().focus();
    return main;
  };

const forms: Record<string, (asked: Asked) => Promise<Locator>> = {
  question: footer('question'),
  appraisal: footer('appraisal'),
  buy: ofItem('buy'),
  requestPhoto: ofItem('requestPhoto'),
  foundCheaper: ofItem('foundCheaper'),
  contactOwner: ofItem('contactOwner'),
  tellMe: ofItem('tellMe'),
  bringClient: async (asked) => {
    await visit(asked.page, '/uslugi/privedi-klienta/');
    const { words, page } = asked;
    const button = page.getByRole('button', { name: words.services.bring.action });
    return open(asked, button, 'bringClient');
  },
  director: inPage('/director/'),
  appeal: inPage('/appeals/'),
};

for (const [name, opened] of Object.entries(forms)) {
  test(`the form ${name} is filled in and sent by keyboard alone`, async ({
    page,
    host,
    words,
  }) => {
    const form = await opened({ page, host, words });
    await fillByKeyboard(page);
    await expectNumber(form, (words.requests[name as 'buy'] as { next: string }).next);
  });
}

test('subscription, review and ticket status are filled in and sent by keyboard alone', async ({
  page,
  host,
  words,
}) => {
  const asked = { page, host, words };
  const subscribing = await footer('subscribe')(asked);
  await fillByKeyboard(page);
  await expect(subscribing.getByRole('status')).toContainText(words.requests.subscribe.next);
  await inPage('/reviews/')(asked);
  await fillByKeyboard(page);
  await expect(page.getByRole('button', { name: words.desk.review.again })).toBeVisible();
  await inPage('/pledge-ticket/')(asked);
  await fillByKeyboard(page);
  await expect(page.getByText(words.desk.ticket.state, { exact: true })).toBeVisible();
});
