/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { smallerRouter, takenOfRouter } from './smaller-router';

const published = readFileSync('node_modules/@gatsbyjs/reach-router/dist/index.modern.mjs', 'utf8');

const exportsOf = (source: string) =>
  (/export\{([^}]*)\}/.exec(source)?.[1] ?? '')
    .split(',')
    .map((name) => name.split(' as ').at(-1))
    .sort();

test('the router exports what is taken of it, and nothing else', () => {
  expect(exportsOf(published)).toEqual(expect.arrayContaining([...takenOfRouter]));
  expect(exportsOf(smallerRouter(published))).toEqual([...takenOfRouter].sort());
});

test('it asks for the history of the window alone', () => {
  expect(smallerRouter(published)).not.toMatch(/\?window:/);
});

test('another router is refused', () => {
  expect(() => smallerRouter(published.replace('?window:', '||'))).toThrow('another one');
  expect(() => smallerRouter(published.replace(' as pick', ' as choose'))).toThrow('less than');
});

/** What a module of Gatsby names of the router, in either way of importing. */
function namesIn(source: string): string[] {
  const named = [
    ...source.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']@gatsbyjs\/reach-router["']/g),
  ]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '');
  const read = [...source.matchAll(/_reachRouter\.(\w+)/g)].map(([, name = '']) => name);
  return [...named, ...read].filter((name) => name !== '');
}

test('whatever runs in a browser takes no more of it', () => {
  const files = [
    'gatsby/cache-dir/find-path.js',
    'gatsby/cache-dir/navigation.js',
    'gatsby/cache-dir/production-app.js',
    'gatsby/cache-dir/head/head-export-handler-for-browser.js',
    'gatsby-link/dist/index.modern.mjs',
    'gatsby-react-router-scroll/use-scroll-restoration.js',
  ];
  const taken = files.flatMap((file) => namesIn(readFileSync(`node_modules/${file}`, 'utf8')));
  expect([...new Set(taken)].sort()).toEqual([...takenOfRouter].sort());
});
