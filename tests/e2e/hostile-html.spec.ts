import { type Page } from '@playwright/test';
import { originOf } from '../../src/domain/addresses';
import { sanitise } from '../../src/gatsby/sanitise';
import { hostileHtml } from './hostile-html';
import { expect, test } from './visitor';

// Without the site's own policy, which would stop much of this by itself.
const blank = '<!doctype html><html><body><main></main></body></html>';
const origins = { site: originOf('ru'), backend: 'http://127.0.0.1:8001' };

test.describe('an important message or an article with hostile HTML runs nothing', () => {
  let attacks = 0;

  test.beforeEach(async ({ page }) => {
    await page.exposeFunction('tellOfAttack', () => {
      attacks += 1;
    });
    await page.addInitScript(() => {
      const { tellOfAttack } = window as unknown as { tellOfAttack: () => void };
      Object.defineProperty(window, 'attacked', { set: () => tellOfAttack() });
    });
    await page.route('**/blank/', (route) =>
      route.fulfill({ contentType: 'text/html', body: blank }),
    );
  });

  /** Time for what runs by itself: whatever is not there to be waited for has to have had its chance. */
  const momentOf = (page: Page) =>
    page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 20)));

  async function attackedBy(page: Page, html: string): Promise<boolean> {
    attacks = 0;
    await page.goto('/blank/');
    await page.evaluate((text) => {
      const place = document.querySelector('main');
      if (place) place.innerHTML = text;
      // A link that only leads somewhere else is no attack.
      document.addEventListener('click', (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        if (link && /^(https?|mailto|tel):/.test(link.protocol)) event.preventDefault();
      });
    }, html);
    for (const link of await page.locator('main a').all()) {
      await link.dispatchEvent('mouseover');
      await link.dispatchEvent('click').catch(() => undefined);
    }
    // As the HTML of a page, where scripts run that innerHTML leaves alone.
    await momentOf(page);
    await page.goto('/blank/');
    await page.setContent(blank.replace('<main>', `<main>${html}`), { waitUntil: 'load' });
    await momentOf(page);
    return attacks > 0;
  }

  test('the check sees an attack that is not sanitised', async ({ page }) => {
    expect(await attackedBy(page, '<img src=x onerror="window.attacked=1">')).toBe(true);
    expect(await attackedBy(page, '<script>window.attacked=1</script>')).toBe(true);
  });

  test(`none of ${hostileHtml.length} strings runs`, async ({ page }) => {
    const effective: string[] = [];
    for (const html of hostileHtml) {
      if (await attackedBy(page, sanitise(html, origins))) effective.push(html);
    }
    expect(hostileHtml.length).toBeGreaterThanOrEqual(50);
    expect(effective).toEqual([]);
  });
});
