/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const root = join(__dirname, '../..');

const components = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => join(root, 'src', path));

const imported = /import \* as (\w+) from '([^']+\.module\.css)'/g;

/** Classes that a component names (`styles.card`) and its style sheet does not have. */
function unknownClasses(component: string): string[] {
  const source = readFileSync(component, 'utf8');
  return [...source.matchAll(imported)].flatMap(([, name = '', sheet = '']) => {
    const css = readFileSync(join(dirname(component), sheet), 'utf8');
    const known = new Set([...css.matchAll(/\.([a-zA-Z]\w*)/g)].map(([, known]) => known));
    const named = source.matchAll(new RegExp(`[^'/\\w-]${name}\\.(\\w+)`, 'g'));
    return [...named].flatMap(([, used = '']) =>
      known.has(used) ? [] : [`${relative(root, component)}: ${name}.${used}`],
    );
  });
}

// A class that is not there is `undefined`: nothing fails, the page just loses its layout.
it('every class that a component names is in its style sheet', () => {
  expect(components.length).toBeGreaterThan(100);
  expect(components.flatMap(unknownClasses)).toEqual([]);
});
