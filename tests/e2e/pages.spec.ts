import { hosts } from '../../src/config/hosts';
import { apiBase } from '../support/site';
import { column } from './catalogue-steps';
import { hostOf } from './host-of';
import { expect, test, visit } from './visitor';

interface ListedItem {
  url: string;
  title: string;
  price: number;
}

async function firstWatch(host: string): Promise<ListedItem> {
  const response = await fetch(`${apiBase(host)}/clocks_today?per_page=1`);
  const { items } = (await response.json()) as { items: ListedItem[] };
  if (!items[0]) throw new Error('the demonstration catalogue has a watch');
  return items[0];
}

test.describe('with JavaScript off @hosts', () => {
  test.use({ javaScriptEnabled: false });
  // The text is what counts here; pictures may still be on their way.
  const loaded = { waitUntil: 'domcontentloaded' } as const;

  test('home, list, item, service and article show their full text and links', async ({ page }, {
    project,
  }) => {
    const host = hostOf(project.name);
    const watch = await firstWatch(host);
    await page.goto('/', loaded);
    await expect(page.locator('html')).toHaveAttribute('lang', hosts[host].languageTag);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await page.locator('main a[href^="/uslugi/"]').count()).toBeGreaterThan(6);

    await page.goto('/clocks_today/', loaded);
    const link = page.locator(`main a[href="/clock/${watch.url}/"]`);
    await expect(link).toHaveCount(1);

    await page.goto(`/clock/${watch.url}/`, loaded);
    await expect(page.locator('h1')).toHaveText(watch.title);
    expect(await page.locator('dl dt').count()).toBeGreaterThan(5);

    await page.goto('/uslugi/zalog-chasov/', loaded);
    expect(await page.locator('main ol li').count()).toBeGreaterThan(2);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(800);

    await page.goto('/article/kak-prodlit-zaem/', loaded);
    await expect(page.locator('article h1')).toHaveCount(1);
    expect((await page.locator('article').first().innerText()).length).toBeGreaterThan(150);
  });
});

test.describe('the 404 page', () => {
  test('ends as not found for an item that the backend does not know', async ({ page }) => {
    await page.goto('/clock/no-such-item/');
    await expect(page.locator('h1')).toHaveText('Страница не найдена');
  });
});

test('the site has a manifest in its own language, without a redirect @hosts', async ({ page }, {
  project,
}) => {
  const host = hostOf(project.name);
  await visit(page, '/');
  const link = page.locator('link[rel=manifest]');
  await expect(link).toHaveCount(1);
  // What Gatsby's Head puts there is put there again in the browser, which then asks a second time.
  await expect(link).not.toHaveAttribute('data-gatsby-head');
  const manifest = await link.evaluate(async (element: HTMLLinkElement) => {
    const answer = await fetch(element.href, { redirect: 'error' });
    return { status: answer.status, content: (await answer.json()) as { lang: string } };
  });
  expect(manifest).toMatchObject({ status: 200, content: { lang: hosts[host].languageTag } });
});

test('the head comes with the page: only a link to another draws one', async ({ page, words }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const count = (nodes: NodeList) =>
        [...nodes].filter((node) => node instanceof Element && node.matches('[data-gatsby-head]'))
          .length;
      let changes = 0;
      new MutationObserver((records) => {
        for (const { addedNodes, removedNodes } of records) {
          changes += count(addedNodes) + count(removedNodes);
        }
        document.documentElement.dataset.headChanges = String(changes);
      }).observe(document.head, { childList: true });
    });
  });
  const root = page.locator('html');
  await visit(page, '/clocks_today/');
  await column(page, words).getByLabel(words.catalogue.filter.available).uncheck();
  await expect(page).toHaveURL(/available=0$/);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(root).not.toHaveAttribute('data-head-changes', /[1-9]/);

  const card = page.locator('[data-item] h2 a').first();
  const [path, name] = [await card.getAttribute('href'), await card.innerText()];
  await card.click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(root).toHaveAttribute('data-head-changes', /[1-9]/);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', new RegExp(`${path}$`));
  expect(await page.title()).toContain(name.trim());
});
