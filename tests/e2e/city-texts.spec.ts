import type { APIRequestContext } from '@playwright/test';
import { limits } from '../../src/config/limits';
import type { HostCode } from '../../src/config/hosts';
import { parseAnswer } from '../../src/contract/endpoint';
import { mainSeo } from '../../src/contract/reading';
import { apiBase } from '../support/site';
import { citySwitcher, expect, test, visit } from './visitor';

/** Title of the text that editors wrote for home in the words of a city. */
async function titleOf(request: APIRequestContext, host: HostCode, city: string): Promise<string> {
  const url = `${apiBase(host)}/main_seo/${city}`;
  const seos = parseAnswer(mainSeo, await (await request.get(url)).json(), url);
  const title = seos.find(({ path }) => path === '/')?.title;
  if (!title) throw new Error(`${city} has no text`);
  return title;
}

test.describe('SEO texts by city @two', () => {
  test('home has the text of the default city, and that of the chosen one once it is chosen', async ({
    page,
    request,
    host,
    words,
  }) => {
    const ofDefault = await titleOf(request, host, limits.defaultCity);
    const ofKazan = await titleOf(request, host, 'kazan');
    await visit(page, '/contacts/kazan/');
    const kazan = await page.locator('main a[aria-current="page"]').innerText();
    await visit(page, '/');
    const texts = page.locator('main section h2');
    await expect(texts.filter({ hasText: ofDefault })).toHaveCount(1);
    await citySwitcher(page, words).click();
    await page.getByRole('button', { name: kazan, exact: true }).click();
    await expect(texts.filter({ hasText: ofKazan })).toHaveCount(1);
    await expect(texts.filter({ hasText: ofDefault })).toHaveCount(0);
  });

  test.describe('with JavaScript off', () => {
    test.use({ javaScriptEnabled: false });

    test('the page of a branch has the text of its city', async ({ page, request, host }) => {
      await page.goto('/contacts/samara/', { waitUntil: 'domcontentloaded' });
      const title = await titleOf(request, host, 'samara');
      await expect(page.locator('main h2', { hasText: title })).toHaveCount(1);
    });
  });
});
