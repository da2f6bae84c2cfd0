import { ask } from '../support/ask';
import { citySwitcher, expect, test, visit } from './visitor';

test.describe('with JavaScript off @two', () => {
  test.use({ javaScriptEnabled: false });

  test('texts, questions, documents, reviews and contacts are complete', async ({
    page,
    words,
  }) => {
    const loaded = { waitUntil: 'domcontentloaded' } as const;
    await page.goto('/user-agreement/', loaded);
    expect(await page.locator('main section').count()).toBeGreaterThan(5);
    await page.goto('/faq/', loaded);
    await page.locator('main summary').first().click();
    await expect(page.locator('main details[open]')).toHaveCount(1);
    await page.goto('/document/moscow/', loaded);
    await expect(page.locator('main a[href$=".pdf"]')).toHaveCount(3);
    await page.goto('/reviews/page-2/', loaded);
    expect(await page.locator('main blockquote').count()).toBeGreaterThan(1);
    await page.goto('/contacts/kazan/', loaded);
    await expect(page.getByRole('link', { name: words.contacts.map })).toBeVisible();
    await page.goto('/appeals/', loaded);
    // Playwright passes over the text of `noscript` itself.
    await expect(page.locator('main noscript p')).toContainText(/\d{3}/);
  });
});

test('changing the city on the contacts page navigates to its contacts', async ({
  page,
  words,
}) => {
  await visit(page, '/contacts/moscow/');
  await citySwitcher(page, words).click();
  await page.getByRole('button', { name: 'Казань' }).click();
  await expect(page).toHaveURL(/\/contacts\/kazan\/$/);
  await expect(page.locator('h1')).toContainText('Казань');
});

test('a document of a branch is a PDF file of the size that is said', async ({ page, request }) => {
  await visit(page, '/document/kazan/');
  const file = await page.locator('main a[download]').first().getAttribute('href');
  const answer = await request.get(file ?? '');
  const kilobytes = Math.max(1, Math.round((await answer.body()).length / 1024));
  expect(answer.headers()['content-type']).toBe('application/pdf');
  await expect(page.locator('main ul > li').first()).toContainText(`${kilobytes} КБ`);
});

test('Tashkent sends nothing, and the page of delivery says so', async ({ page }) => {
  await visit(page, '/payment-delivery/');
  await expect(page.locator('main')).toContainText(
    'вещи из ташкентского отделения: мы их не отправляем',
  );
});

for (const [path, leadsTo] of [
  ['/privacy_policy', '/politika-konfidentcialnosti/'],
  ['/clock', '/clocks_today/'],
  ['/jewelry', '/jewellery/'],
  ['/accessory', '/accessories/'],
  ['/art', '/arts/'],
] as const) {
  test(`${path} leads to ${leadsTo} for good in one step, with and without its slash`, async () => {
    for (const asked of [path, `${path}/`]) {
      const answer = await ask('ru.localhost', asked);
      expect(answer.status).toBe(301);
      expect(new URL(answer.headers.location ?? '', 'http://ru.localhost').pathname).toBe(leadsTo);
    }
  });
}
