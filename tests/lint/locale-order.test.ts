import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const source = resolve(__dirname, '../../src');

test('words come in one order, so that two builds of the same content are alike', () => {
  const queries = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .flatMap((path) => {
      const text = readFileSync(join(source, path), 'utf8');
      return [...text.matchAll(/allLocale\(([^)]*)\)/g)].map(([, args]) => ({ path, args }));
    });
  expect(queries.length).toBeGreaterThan(20);
  // Gatsby otherwise gives nodes in the order in which their files were found.
  expect(queries.filter(({ args }) => !args?.includes('sort: { ns: ASC }'))).toEqual([]);
});
