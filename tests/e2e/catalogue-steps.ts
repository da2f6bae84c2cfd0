import { type Locator, type Page, type Route } from '@playwright/test';
import { expect, type Words } from './visitor';

/** Calls of the backend for a page of the list of watches on sale. */
export const listingCalls = /:\d+\/\w+\/clocks_today\?/;

/** The filter column of a wide screen. */
export const column = (page: Page, words: Words) =>
  page.getByRole('complementary', { name: words.catalogue.filter.title });

/** A list of options, by the title in its summary. */
export const groupOf = (page: Page, words: Words, title: string) =>
  column(page, words).locator('details', { has: page.locator('summary', { hasText: title }) });

/** Opens a list of options. */
export async function openGroup(page: Page, words: Words, title: string): Promise<Locator> {
  const group = groupOf(page, words, title);
  await group.locator('summary').click();
  await expect(group.getByRole('checkbox').first()).toBeVisible();
  return group;
}

export const cards = (page: Page) => page.locator('main [data-item] article');

/** The number of items that a list says it has, once it says one. */
export async function total(page: Page): Promise<number> {
  const line = page.locator('main header p').first();
  await expect(line).toContainText(/\d/);
  return Number(/\d+/.exec(await line.innerText())?.[0]);
}

/** The button that shows more, whatever number it names. */
export const moreButton = (page: Page, words: Words) =>
  page.getByRole('button', {
    name: new RegExp(`^${words.catalogue.more.show_other.split('{{count}}')[0]}\\d+`),
  });

/** Where the size of a page is chosen. */
export const listEnd = (page: Page, words: Words) =>
  page.getByRole('group', { name: words.catalogue.more.pageSize });

/** Presses "show more" and waits until the cards have come. */
export async function showMore(page: Page, words: Words): Promise<void> {
  const before = await cards(page).count();
  await moreButton(page, words).click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(before);
}

/** What the page said to the console as an error of ours, which is what it reports. */
export function reportsOf(page: Page, context: string): string[] {
  const reports: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().startsWith(`${context}:`)) {
      reports.push(message.text());
    }
  });
  return reports;
}

/** Answers a call with another body than the backend's own. */
export async function answerWith(
  route: Route,
  change: (body: Record<string, unknown>) => unknown,
): Promise<void> {
  // Only browsers resolve names below localhost.
  const url = route
    .request()
    .url()
    .replace(/\/\/\w+\.localhost/, '//127.0.0.1');
  const response = await route.fetch({ url });
  const body = (await response.json()) as Record<string, unknown>;
  await route.fulfill({ response, json: change(body) });
}
