import type { Page } from '@playwright/test';
import { apiBase } from '../support/site';
import { expect, test, visit } from './visitor';

const article = '/article/chto-takoe-hronometr-cosc/';
const video = '/video/chasy-bez-korobki-i-dokumentov/';
const glossary = '/about-clock/slovar-chasovykh-terminov/';

/** The objects of schema.org on a page, by type. */
async function structuredData(page: Page): Promise<Map<string, Record<string, unknown>>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = texts.map((text) => JSON.parse(text) as Record<string, unknown>);
  return new Map(data.map((one) => [String(one['@type']), one]));
}

/** A file of the site, read by the browser: it alone resolves the hosts of local runs everywhere. */
async function fileOf(page: Page, path: string): Promise<{ status: number; text: string }> {
  await page.goto('/about/', { waitUntil: 'domcontentloaded' });
  return page.evaluate(async (address) => {
    const answer = await fetch(address);
    return { status: answer.status, text: await answer.text() };
  }, path);
}

/** Origins that a page asks anything of, but for its own and its backend's. */
function foreignOriginsOf(page: Page, baseURL: string): Set<string> {
  const foreign = new Set<string>();
  const own = [new URL(baseURL).origin, new URL(apiBase('ru')).port];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== own[0] && url.port !== own[1]) {
      foreign.add(url.origin);
    }
  });
  return foreign;
}

test.describe('with JavaScript off @two', () => {
  test.use({ javaScriptEnabled: false });
  const loaded = { waitUntil: 'domcontentloaded' } as const;

  test('a list has its articles, the way to other sections and its feed', async ({ page }) => {
    await page.goto('/article/', loaded);
    await expect(page.locator('main article')).toHaveCount(12);
    await expect(page.locator('main nav a[href="/news/vazhno-znat/"]')).toHaveCount(1);
    const feed = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
    expect(feed).toBe('/article/rss.xml');
  });

  test('an article has contents, terms, messengers and further articles', async ({
    page,
    words,
  }) => {
    await page.goto(article, loaded);
    const contents = page.getByRole('navigation', { name: words.reading.contents });
    const target = await contents.getByRole('link').first().getAttribute('href');
    await expect(page.locator(`h2${target}`)).toHaveCount(1);
    const terms = page.locator(`article a[href^="${glossary}#"]`);
    const keys = await terms.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(keys.length);
    await expect(page.locator('a[href^="https://t.me/share/"]')).toHaveCount(1);
    await expect(page.locator('section article')).toHaveCount(3);
  });

  test('a video has its transcript', async ({ page, words }) => {
    await page.goto(video, loaded);
    await expect(
      page.getByRole('heading', { name: words.reading.videos.transcript }),
    ).toBeVisible();
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(900);
  });

  test('pages of the list of videos follow each other', async ({ page }) => {
    await page.goto('/video/', loaded);
    await expect(page.locator('main a[href="/video/page-2/"]')).toHaveCount(1);
    await page.goto('/video/page-2/', loaded);
    expect(await page.locator('main article').count()).toBeGreaterThan(0);
  });
});

test.describe('for search engines @two', () => {
  test('article, video and glossary say what they are', async ({ page }) => {
    await page.goto(article);
    const written = (await structuredData(page)).get('Article');
    expect(written?.headline).toBe(await page.locator('h1').innerText());
    await page.goto(video);
    expect((await structuredData(page)).get('VideoObject')?.duration).toBe('PT4M47S');
    await page.goto(glossary);
    const terms = (await structuredData(page)).get('DefinedTermSet')?.hasDefinedTerm as unknown[];
    expect(terms).toHaveLength(await page.locator('dt').count());
  });

  test('an article links its languages, and the default is Russian', async ({ page, baseURL }) => {
    await page.goto(article);
    const languages = page.locator('link[rel=alternate][hreflang]');
    const tags = await languages.evaluateAll((links) =>
      links.map((link) => link.getAttribute('hreflang')),
    );
    expect(tags).toEqual(['ru', 'en', 'uk', 'uz', 'x-default']);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(canonical).toBe(`${baseURL}${article}`);
    await expect(page.locator(`link[hreflang][href="${canonical}"]`).first()).toBeAttached();
  });

  test('robots name the sitemap, which has days, languages and no page of the visitor', async ({
    page,
    baseURL,
  }) => {
    const { text: robots } = await fileOf(page, '/robots.txt');
    expect(robots).toContain(`Sitemap: ${baseURL}/sitemap-index.xml`);
    const { text: index } = await fileOf(page, '/sitemap-index.xml');
    const [, part = ''] = /<loc>([^<]+)<\/loc>/.exec(index) ?? [];
    const { text: sitemap } = await fileOf(page, new URL(part).pathname);
    const [entry = ''] = sitemap.match(new RegExp(`<url><loc>[^<]*${article}.*?</url>`)) ?? [];
    expect(entry).toContain('<lastmod>');
    expect(entry.match(/hreflang=/g)).toHaveLength(5);
    expect(sitemap).not.toContain('/favorites/');
    await page.goto('/favorites/');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });

  test('it says whom to tell of a weakness', async ({ page, baseURL }) => {
    const { status, text } = await fileOf(page, '/.well-known/security.txt');
    expect(status).toBe(200);
    expect(text).toMatch(/^Contact: mailto:security@/m);
    expect(text).toContain(`Canonical: ${baseURL}/.well-known/security.txt`);
  });

  test('a feed is one', async ({ page }) => {
    const { status, text } = await fileOf(page, '/news/rss.xml');
    expect(status).toBe(200);
    expect(text).toContain('<rss version="2.0"');
    expect(text.match(/<item>/g)?.length).toBeGreaterThan(5);
  });
});

test('a player is asked for only after a click', async ({ page, words, baseURL }) => {
  const player = 'https://player.vimeo.com';
  // The demonstration videos have no player: this one is given one on its way to the browser.
  const address = `/page-data${video}page-data.json`;
  const body = JSON.parse((await fileOf(page, address)).text) as {
    result: { data: { video: { embedUrl: string } } };
  };
  body.result.data.video.embedUrl = `${player}/video/1`;
  await page.route(`**${address}`, (route) => route.fulfill({ json: body }));
  await page.route(`${player}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
  );
  const foreign = foreignOriginsOf(page, baseURL ?? '');
  await visit(page, '/video/');
  await page.locator(`main a[href="${video}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${video}$`));
  await expect(page.getByText(words.reading.videos.transcript)).toBeVisible();
  const title = await page.locator('h1').innerText();
  const start = page.getByRole('link', {
    name: words.reading.videos.watch.replace('{{title}}', title),
  });
  await expect(start).toBeVisible();
  expect([...foreign]).toEqual([]);
  await start.click();
  await expect(page.locator('iframe')).toHaveAttribute('src', `${player}/video/1`);
  await expect.poll(() => [...foreign]).toEqual([player]);
});

test('a term in an article leads to its place in the glossary without a reload', async ({
  page,
}) => {
  await visit(page, article);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const term = page.locator(`article a[href^="${glossary}#"]`).first();
  const anchor = (await term.getAttribute('href'))?.split('#')[1] ?? '';
  await term.click();
  await expect(page).toHaveURL(new RegExp(`${glossary}#${anchor}$`));
  await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('the address of an article is copied', async ({ page, words, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, article);
  await page.getByRole('button', { name: words.reading.share.copy }).click();
  await expect(page.getByText(words.reading.share.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('a search while typing leaves the terms that hold it', async ({ page, words }) => {
  await visit(page, glossary);
  const all = await page.locator('dt').count();
  await page.getByRole('searchbox', { name: words.glossary.search }).fill('ротор');
  await expect(page.locator('dt').first()).toHaveText('Ротор');
  expect(await page.locator('dt').count()).toBeLessThan(all);
});
