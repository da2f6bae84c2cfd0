import { type BrowserContext, type Page } from '@playwright/test';
import { languageOf } from '../../src/config/hosts';
import { type LanguageCode } from '../../src/config/languages';
import { releasedPages, templateNames } from '../support/released-pages';
import { violationsOf } from './axe';
import { focusProblems } from './focus-walk';
import { errorsOf, foreignAddressesOf, overflowOf } from './page-checks';
import { stubPhotos } from './stub-photos';
import { addressesOf, desktop, phone, visitorWithLists } from './template-visits';
import { fitProblems } from './text-fit';
import { atRest, expect, test, visit } from './visitor';
import { watchPolicies } from './watch-policies';

/**
 * Parts that are live by nature, by template (`*`: all); everything else in `main` has to be whole
 * without scripts.
 */
const liveParts: { template: string; selector: string; reason: string }[] = [
  {
    template: '*',
    selector: 'form:not([action]), :is(button, select, label):not(form[action] *)',
    reason: 'is used by scripts; without them a phone number or an example stands in its place',
  },
  { template: 'account-page', selector: '*', reason: 'shows itself to its holder alone' },
  { template: 'contacts-page', selector: 'dd > p', reason: 'whether the branch is open now' },
  {
    template: 'kalkulyator-brilliantov',
    selector: '[role="status"] + p',
    reason: 'the price in the currency of the host, by the rates of the day',
  },
  {
    template: 'item-page',
    selector: '[aria-labelledby="item-places"] li > span > span',
    reason: 'how the item comes to the city of the visitor; the built page says it of any city',
  },
  { template: 'item-list-page', selector: 'header ~ *', reason: 'the browser keeps the list' },
  { template: 'preview-page', selector: 'h1 ~ p', reason: 'the backend shows a draft by its link' },
  { template: 'search-page', selector: '[role="search"] ~ *', reason: 'the backend finds' },
  { template: 'token-page', selector: 'header + div', reason: 'the backend takes the token' },
];

/**
 * Rules do not depend on the language: each language looks at one scheme and size. All of them together are `npm run test:accessibility`.
 */
const schemes = {
  ru: { colorScheme: 'light', viewport: phone },
  uz: { colorScheme: 'dark', viewport: desktop },
  en: { colorScheme: 'dark', viewport: phone },
  ua: { colorScheme: 'light', viewport: desktop },
} as const satisfies Record<LanguageCode, object>;

// Each template is a test of its own, so that workers share them.
test.describe.configure({ mode: 'parallel' });

test('every template has pages to look at @hosts', ({ host }) => {
  expect(templateNames.length).toBeGreaterThan(25);
  const built = new Set(releasedPages(host).map(({ template }) => template));
  expect([...built].sort()).toEqual(templateNames);
});

for (const template of templateNames) {
  test(`${template} keeps to WCAG 2.2 AA and to the policies, calls nobody else, meets no error, fits a phone and is whole without scripts @hosts`, async ({
    browser,
    host,
  }) => {
    const visitor = await visitorWithLists(host);
    const { colorScheme, viewport } = schemes[languageOf(host)];
    const scripted = await browser.newContext(visitor);
    const unscripted = await browser.newContext({ ...visitor, javaScriptEnabled: false });
    for (const address of addressesOf(host, template)) {
      const page = await scripted.newPage();
      await stubPhotos(page);
      const errors = errorsOf(page);
      const foreign = foreignAddressesOf(page, host);
      const stopped = await watchPolicies(page);
      await visit(page, address);
      await atRest(page.locator('main'));
      expect.soft(await overflowOf(page), `pixels that ${address} is wider than a phone`).toBe(0);
      expect.soft(await page.locator('h1:visible').count(), `h1 of ${address}`).toBe(1);
      if (host === 'ru') {
        expect.soft(await fitProblems(page), `lost text: ${address}`).toEqual([]);
        expect.soft(await focusProblems(page), `focus: ${address}`).toEqual([]);
      }
      const plain = await plainLinesOf(unscripted, address, template);
      const lines = await linesOf(page, template);
      const byScripts = lines.filter((line) => !plain.lines.has(line));
      expect.soft([...byScripts, ...plain.controls], `by scripts alone: ${address}`).toEqual([]);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      expect.soft(await violationsOf(page), `broken rules: ${address}`).toEqual([]);
      expect.soft(errors, `errors of ${address}`).toEqual([]);
      expect.soft([...foreign], `other origins that ${address} calls`).toEqual([]);
      // What comes when it is near has its policies, too.
      await page.locator('footer').scrollIntoViewIfNeeded();
      await atRest(page.locator('main'));
      expect.soft(stopped, `what the policies stop on ${address}`).toEqual([]);
      await page.close();
    }
    await scripted.close();
    await unscripted.close();
  });
}

/** Nothing of it is sent by the browser alone. */
const dead = ':is(button, input, select, textarea):not(form[action] *):visible';

async function plainLinesOf(context: BrowserContext, address: string, template: string) {
  const page = await context.newPage();
  await stubPhotos(page);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const controls = await page
    .locator(dead)
    .evaluateAll((elements) => elements.map((element) => element.outerHTML.slice(0, 120)));
  const lines = new Set(await linesOf(page, template));
  await page.close();
  return { lines, controls: controls.map((control) => `dead control ${control}`) };
}

/** What can be read in the main part, by line, but for what is live by nature. */
async function linesOf(page: Page, template: string): Promise<string[]> {
  const selectors = liveParts
    .filter((part) => part.template === '*' || part.template === template)
    .map(({ selector }) => selector);
  const text = await page.locator('main').evaluate((main: HTMLElement, hidden: string[]) => {
    const live = hidden.flatMap((selector) => [...main.querySelectorAll<HTMLElement>(selector)]);
    for (const part of live) part.style.setProperty('display', 'none', 'important');
    for (const closed of main.querySelectorAll('details')) closed.open = true;
    const { innerText } = main;
    for (const part of live) part.style.removeProperty('display');
    return innerText;
  }, selectors);
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}
