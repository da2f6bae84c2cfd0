import { itemListPaths } from '../../src/config/item-lists';
import { expect, test, visit } from './visitor';

test.use({ photos: 'real' });

test('the three lists open offline with their last known data and photos, and tell the truth when back online', async ({
  page,
  context,
  words,
}) => {
  await visit(page, '/clocks_today/');
  const card = page.locator('main article').first();
  const title = (await card.getByRole('heading').innerText()).split('\n')[0] ?? '';
  for (const list of ['favorite', 'comparison'] as const) {
    const toggle = words.common.lists[list].split(':')[0];
    await card.getByRole('button', { name: new RegExp(`^${toggle}`) }).click();
  }
  await card.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // The service worker has what the pages consist of, and the photo.
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const kept = await caches.open('lists-1').then((cache) => cache.keys());
          const addresses = kept.map(({ url }) => new URL(url).pathname);
          return ['/viewed/', '/.netlify/images'].every((path) => addresses.includes(path));
        }),
      { timeout: 20_000 },
    )
    .toBe(true);

  await context.setOffline(true);
  for (const path of Object.values(itemListPaths)) {
    await page.goto(path);
    await expect(page.getByText(words.lists.offline)).toBeVisible();
    await expect(page.locator('main')).toContainText(title);
    const photo = page.locator('main img').first();
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }

  await context.setOffline(false);
  await expect(page.getByText(words.lists.offline)).toHaveCount(0);
  await expect(page.getByText(words.lists.leads.viewed)).toBeVisible();
});
