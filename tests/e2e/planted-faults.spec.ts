import { violationsOf } from './axe';
import { errorsOf, foreignAddressesOf, overflowOf } from './page-checks';
import { phone } from './template-visits';
import { expect, test } from './visitor';

// What the checks of each template find on a page with one fault, and on one without.

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(phone);
});

const pageWith = (body: string) => `<!doctype html><html lang="ru"><head><title>Часы</title>
  <meta name="viewport" content="width=device-width"></head>
  <body><main><h1>Часы</h1><p>Часы в продаже</p>${body}</main></body></html>`;

test('a page without a fault breaks no rule and fits a phone', async ({ page }) => {
  await page.setContent(pageWith('<img alt="Циферблат"><button type="button">Купить</button>'));
  expect(await violationsOf(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
});

for (const [fault, body, rule] of [
  ['a picture without words', '<img src="data:,">', 'image-alt'],
  ['a button without a name', '<button type="button"></button>', 'button-name'],
  ['a field without a label', '<input type="text">', 'label'],
  ['pale words', '<p style="color:#bbb;background:#fff">Сталь, 41 мм</p>', 'color-contrast'],
  ['a heading that skips a rank', '<h4>Сталь</h4>', 'heading-order'],
  [
    'two buttons too near and too small',
    '<button style="all:unset;font-size:9px">А</button><button style="all:unset;font-size:9px">Б</button>',
    'target-size',
  ],
] as const) {
  test(`${fault} is found as ${rule}`, async ({ page }) => {
    await page.setContent(pageWith(body));
    const found = await violationsOf(page);
    expect(found.map((line) => line.split(':')[0])).toContain(rule);
  });
}

test('what is wider than a phone is found', async ({ page }) => {
  await page.setContent(pageWith('<div style="width:400px">широко</div>'));
  expect(await overflowOf(page)).toBeGreaterThan(0);
});

test('an error of a script, and a call to another origin, are found', async ({ page, host }) => {
  const errors = errorsOf(page);
  const foreign = foreignAddressesOf(page, host);
  await page.route('https://elsewhere.example/**', (route) => route.fulfill({ body: '' }));
  await page.setContent(
    pageWith(`<script src="https://elsewhere.example/x.js"></script>
      <script>throw new Error('planted')</script>`),
  );
  expect(errors.join()).toContain('planted');
  expect([...foreign]).toEqual(['https://elsewhere.example/x.js']);
});
