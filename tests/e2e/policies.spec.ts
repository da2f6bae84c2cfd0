import { type Page } from '@playwright/test';
import { type HostCode } from '../../src/config/hosts';
import { ask } from '../support/ask';
import { apiBase } from '../support/site';
import { fillContact, openFromFooter, sending } from './request-steps';
import { atRest, expect, test, visit } from './visitor';
import { watchPolicies } from './watch-policies';

const article = (page: Page) => page.locator('main a[href^="/article/"]').first();

// Every journey fails where a policy stops something (visitor.ts), and templates.spec.ts reads each
// template to its end: here it is looked for.
test.describe('the policies stop nothing of the site itself', () => {
  test('on the page of an item that nobody has', async ({ page }) => {
    await visit(page, '/clock/nobody-has-it/');
    await page.locator('footer').scrollIntoViewIfNeeded();
    await atRest(page.locator('main'));
  });

  test('in a dialog that is sent with a bot check', async ({ page, words }) => {
    await visit(page, '/');
    const dialog = await openFromFooter(page, words, 'question');
    await fillContact(dialog, words);
    await dialog.getByLabel(words.requests.labels.question).fill('Когда вы работаете?');
    const sent = sending(page);
    await dialog.getByRole('button', { name: words.requests.question.submit }).click();
    await sent;
    await expect(dialog.getByRole('status')).toContainText(/\d{4}-\d{6}/);
  });

  test('in texts that come without a reload: lists, items, articles, services, and back', async ({
    page,
  }) => {
    await visit(page, '/');
    for (const list of ['/news/', '/clocks_today/', '/uslugi/']) {
      await page.evaluate((path) => {
        (window as unknown as { ___navigate: (path: string) => void }).___navigate(path);
      }, list);
      await expect(page).toHaveURL(new RegExp(`${list}$`));
      const link = list === '/news/' ? article(page) : page.locator('main article a').first();
      await (list === '/uslugi/' ? page.locator('main a[href^="/uslugi/"]').first() : link).click();
      await expect(page.locator('h1')).toBeVisible();
      await expect(page).not.toHaveURL(new RegExp(`${list}$`));
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${list}$`));
    }
  });
});

test.describe('what somebody slips into a page', () => {
  const headersKept = [
    'content-type',
    'content-security-policy',
    'content-security-policy-report-only',
  ];

  /** Opens the home page with some HTML in it that the build did not write. */
  async function visitWith(page: Page, host: HostCode, html: string): Promise<void> {
    const { headers, body } = await ask(`${host}.localhost`, '/about/');
    await page.route('**/about/', (route) =>
      route.fulfill({
        headers: Object.fromEntries(headersKept.map((name) => [name, String(headers[name])])),
        body: body.replace('</main>', `${html}</main>`),
      }),
    );
    await page.goto('/about/', { waitUntil: 'load' });
  }

  const attacked = (page: Page) => page.evaluate(() => 'attacked' in window);

  for (const [kind, html] of [
    ['a script', '<script>window.attacked=1</script>'],
    ['a script of another origin', '<script src="https://evil.example/a.js"></script>'],
    ['the handler of an event', '<img src="/nope.png" onerror="window.attacked=1">'],
    ['a base for its scripts', '<base href="https://evil.example/">'],
  ] as const) {
    test(`${kind} does nothing, and is told of`, async ({ context, host }) => {
      const page = await context.newPage();
      const reported = page.waitForRequest(/\/security-reports$/);
      const stopped = await watchPolicies(page);
      await page.route('https://evil.example/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'window.attacked=1' }),
      );
      await visitWith(page, host, html);
      await expect.poll(() => stopped.some((line) => line.includes(' enforce '))).toBe(true);
      expect(await attacked(page)).toBe(false);
      await reported;
    });
  }

  test('a string that would become a script is refused by the page', async ({ context }) => {
    const page = await context.newPage();
    const stopped = await watchPolicies(page);
    await visit(page, '/about/');
    const refused = await page.evaluate(() => {
      const attempts = [
        () => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="attacked=1">'),
        () => document.body.insertAdjacentHTML('beforeend', '<a href=" java\tscript:attacked=1">'),
        () => (document.body.innerHTML = '<iframe srcdoc="<script>parent.attacked=1</script>">'),
        () => (document.createElement('script').textContent = 'attacked=1'),
        () => void Reflect.apply(setTimeout, window, ['attacked=1']),
      ];
      return attempts.map((attempt) => {
        try {
          attempt();
          return false;
        } catch {
          return true;
        }
      });
    });
    expect(refused).toEqual([true, true, true, true, true]);
    expect(await attacked(page)).toBe(false);
    expect(stopped.join('\n')).toContain('require-trusted-types-for');
  });
});

test('the backend takes what a browser reports, and nothing large', async ({ page, host }) => {
  const report = (data: string, type = 'application/csp-report') =>
    page.request.post(`${apiBase(host)}/security-reports`, {
      data,
      headers: { 'content-type': type },
    });
  expect((await report('{"csp-report":{}}')).status()).toBe(204);
  expect((await report('[]', 'application/reports+json')).status()).toBe(204);
  expect((await report('no report')).status()).toBe(400);
  expect((await report(`"${'x'.repeat(40_000)}"`)).status()).toBe(413);
  expect((await report('a=1', 'text/plain')).status()).toBe(400);
});
