import { expect, test, visit } from './visitor';

test.use({ viewport: { width: 1280, height: 900 } });

test.describe('item page', () => {
  test('tells search engines of the one item that is open, after client navigation too @two', async ({
    page,
  }) => {
    const products = () =>
      page
        .locator('script[type="application/ld+json"]')
        .evaluateAll((scripts) =>
          scripts
            .map(({ textContent }) => JSON.parse(textContent ?? '') as Record<string, unknown>)
            .filter((data) => data['@type'] === 'Product'),
        );
    await visit(page, '/clocks_today/');
    expect(await products()).toEqual([]);
    await page.locator('main article a').first().click();
    await expect(page).toHaveURL(/\/clock\//);
    await expect.poll(async () => (await products()).length).toBe(1);
    const [product] = await products();
    expect(product?.name).toBe(await page.locator('h1').textContent());
    expect(product?.offers).toMatchObject({ '@type': 'Offer' });
  });

  test('shows more of the same maker and what was viewed before', async ({ page, words }) => {
    await visit(page, '/clocks_today/rolex/');
    await page.locator('main article a').first().click();
    await expect(page).toHaveURL(/\/clock\//);
    await page.locator('footer').scrollIntoViewIfNeeded();
    const similar = page.locator('section[aria-labelledby="similar-items"]');
    await expect(similar.locator('article').first()).toContainText('Rolex');
    await similar.locator('article a').first().click();
    await expect(
      page.getByRole('region', { name: words.item.viewed }).locator('article').first(),
    ).toBeAttached();
  });
});
