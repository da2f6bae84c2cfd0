import { violationsOf } from '../e2e/axe';
import { focusProblems } from '../e2e/focus-walk';
import { stubPhotos } from '../e2e/stub-photos';
import { addressesOf, desktop, phone, visitorWithLists } from '../e2e/template-visits';
import { fitProblems } from '../e2e/text-fit';
import { atRest, expect, test, visit } from '../e2e/visitor';
import { releasedPages, templateNames } from '../support/released-pages';
import type { HostCode } from '../../src/config/hosts';

const sizes = { phone, desktop };
const schemes = ['light', 'dark'] as const;

test.describe.configure({ mode: 'parallel' });

for (const template of templateNames) {
  test(template, async ({ browser, host }) => {
    test.skip(!isBuilt(host, template), 'the site was built without it');
    const context = await browser.newContext(await visitorWithLists(host));
    for (const address of addressesOf(host, template)) {
      const page = await context.newPage();
      await stubPhotos(page);
      await visit(page, address);
      await atRest(page.locator('main'));
      for (const [name, size] of Object.entries(sizes)) {
        await page.setViewportSize(size);
        expect.soft(await fitProblems(page), `lost text, ${name}: ${address}`).toEqual([]);
        expect.soft(await focusProblems(page), `focus, ${name}: ${address}`).toEqual([]);
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          const where = `broken rules, ${name}, ${colorScheme}: ${address}`;
          expect.soft(await violationsOf(page), where).toEqual([]);
        }
      }
      await page.close();
    }
    await context.close();
  });
}

/** The page of all pieces is built for the gate alone. */
const isBuilt = (host: HostCode, template: string) =>
  releasedPages(host).some((page) => page.template === template);
