import type { BrowserContext, Locator, Page } from '@playwright/test';
import { mailTo, tokenIn } from '../support/outbox';
import { apiBase, sitePorts } from '../support/site';
import { expect, type Words } from './visitor';

export const outbox = `http://127.0.0.1:${sitePorts.api}`;
export const password = 'correct horse battery';
export const newEmail = () => `anna-${process.pid}-${Date.now()}@karat.example`;

/** Shows the way into the account (spec §2 "Header"). */
export async function openEntry(page: Page, words: Words): Promise<Locator> {
  await page.getByRole('button', { name: words.layout.actions.account }).click();
  return page.getByRole('dialog', { name: words.forms.login.title });
}

export async function signIn(dialog: Locator, words: Words, email: string, secret = password) {
  await dialog.getByLabel(words.forms.email).fill(email);
  await dialog.getByLabel(words.forms.password).fill(secret);
  await dialog.getByLabel(words.forms.password).press('Enter');
  await expect(dialog).toBeHidden();
}

export const opened = (context: BrowserContext, url = '') =>
  context.addCookies([{ name: 'front-dev', value: 'true', url }]);

/** An account that is confirmed, by the calls that its forms make. */
export async function anAccount(page: Page, host: string): Promise<string> {
  const email = newEmail();
  const data = { email, name: 'Анна', phone: '+79161234567', notify_type: 1 };
  const secret = { password, password_confirmation: password };
  await page.request.post(`${apiBase(host)}/register`, { data: { ...data, ...secret } });
  const token = tokenIn(await mailTo(outbox, email));
  await page.request.get(`${apiBase(host)}/verification-email?token=${token}`);
  return email;
}
