/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { headAsBuilt } from './head-as-built';

const published = readFileSync(
  'node_modules/gatsby/cache-dir/head/head-export-handler-for-browser.js',
  'utf8',
);

test('the head of the first page stays as it is built, that of another page is drawn once', () => {
  const compiled = headAsBuilt(published);
  expect(compiled).toContain('if (isBuiltPage) {\n      isBuiltPage = false\n    } else if');
  expect(compiled).toMatch(/useEffect\(\(\) => \{[^]*\}, \[pageComponent, .*pathname\]\)\n\}/);
});

test('a module that is not known is refused, so that no build goes without the change', () => {
  expect(() => headAsBuilt(published.replaceAll('useEffect(', 'useLayoutEffect('))).toThrow(
    'draws the head in another way',
  );
  expect(() => headAsBuilt(headAsBuilt(published))).toThrow('draws the head in another way');
});
