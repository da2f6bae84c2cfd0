import { type Locator, type Page } from '@playwright/test';
import { type HostCode } from '../../src/config/hosts';
import { aJpeg } from '../support/a-jpeg';
import { apiBase } from '../support/site';
import { expect, type Words } from './visitor';

interface Listed {
  url: string;
  title: string;
  price: number | null;
  availability: { status: string }[];
}

/** The first watch of a list that is as wanted. */
async function aWatch(
  page: Page,
  host: HostCode,
  list: 'clocks_today' | 'clocks_archive',
  isIt: (item: Listed) => boolean,
): Promise<Listed> {
  const answer = await page.request.get(`${apiBase(host)}/${list}`);
  const { items } = (await answer.json()) as { items: Listed[] };
  const found = items.find(isIt);
  if (!found) throw new Error(`no such watch in ${list}`);
  return found;
}

export const forSale = (page: Page, host: HostCode) =>
  aWatch(page, host, 'clocks_today', ({ price, availability }) =>
    Boolean(price && availability.some(({ status }) => status === 'in_stock')),
  );

export const sold = (page: Page, host: HostCode) =>
  aWatch(page, host, 'clocks_archive', ({ availability }) =>
    availability.every(({ status }) => status === 'sold'),
  );

export const label = (dialog: Locator, words: Words, name: keyof Words['requests']['labels']) =>
  dialog.getByLabel(words.requests.labels[name]);

export const phoneOf = (dialog: Locator, words: Words) =>
  dialog.getByLabel(words.requests.labels.phone, { exact: true });

export async function fillContact(dialog: Locator, words: Words): Promise<void> {
  await dialog.getByLabel(words.requests.labels.name, { exact: true }).fill('Анна');
  await phoneOf(dialog, words).fill('9161234567');
  await dialog.getByRole('radio', { name: words.forms.channel.call, exact: true }).check();
}

/** What the next request of a form sends. */
export function sending(page: Page) {
  return page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/feedback'),
  );
}

/** Opens a dialog by its button in the footer. */
export async function openFromFooter(page: Page, words: Words, name: 'question' | 'appraisal') {
  await page.locator('footer').getByRole('button', { name: words.layout.actions[name] }).click();
  return page.getByRole('dialog', { name: words.requests[name].title });
}

/** The request was registered: its number and what comes next, where the focus is. */
export async function expectNumber(dialog: Locator, next: string): Promise<void> {
  const done = dialog.getByRole('status');
  // The bot check and files of several megabytes come before it.
  await expect(done).toContainText(/20\d\d-\d{6}/, { timeout: 20_000 });
  await expect(done).toContainText(next);
  await expect(done).toBeFocused();
}

export const photo = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: aJpeg });
