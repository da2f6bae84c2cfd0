/** @jest-environment node */
import { dirname, join } from 'node:path';
import { circlesOf, graphOfFolder, importGraph, readCode } from './import-graph';

const root = join(__dirname, '../..');
const files = readCode(root, ['src', 'server', 'demo', 'plugins', 'netlify', 'tests']);
const graph = importGraph(files);

describe('a planted circle is found', () => {
  test.each([
    ['of values', "import { b } from './b';", "export { a } from './a';"],
    ['of types', "import type { B } from './b';", "import { type A } from './a';"],
    ['at run time', "const b = () => import('./b');", "import { a } from '../room/a';"],
    ['of types in place', "type B = import('./b').B;", "import './a';"],
    ['of a file with itself', "import { a } from './a';", ''],
  ])('%s', (_kind, one, other) => {
    const planted = new Map([
      ['room/a.ts', one],
      ['room/b.tsx', other],
      ['room/c.ts', "import './a'; // leads into the circle, and is not of it"],
    ]);
    const circle = other === '' ? ['room/a.ts'] : ['room/a.ts', 'room/b.tsx'];
    expect(circlesOf(importGraph(planted))).toEqual([circle]);
  });

  test('in the tree as it is', () => {
    const path = 'src/config/hosts.ts';
    const planted = new Map(files).set(path, `${files.get(path)}\nimport '../domain/addresses';\n`);
    const found = circlesOf(importGraph(planted)).flat();
    expect(found).toContain(path);
    expect(found).toContain('src/domain/addresses.ts');
  });

  test('of rooms whose files import each other by different files', () => {
    const planted = new Map([
      ['house/one/a.ts', "import '../two/b';"],
      ['house/two/c.ts', "import '../one/d';"],
      ['house/two/b.ts', ''],
      ['house/one/d.ts', ''],
    ]);
    const rooms = importGraph(planted);
    expect(circlesOf(rooms)).toEqual([]);
    expect(circlesOf(graphOfFolder(rooms, 'house'))).toEqual([['house/one', 'house/two']]);
  });
});

test('no files import each other in a circle', () => {
  expect(graph.size).toBeGreaterThan(500);
  expect(circlesOf(graph)).toEqual([]);
});

test('no rooms of site and server import each other in a circle', () => {
  const withoutTests = new Map([...graph].filter(([path]) => !path.includes('.test.')));
  const folders = new Set(
    [...withoutTests.keys()]
      .filter((path) => /^(?:src|server)\//.test(path))
      .flatMap((path) => ancestorsOf(path)),
  );
  const circles = [...folders]
    .sort()
    .flatMap((folder) => circlesOf(graphOfFolder(withoutTests, folder)));
  expect(circles).toEqual([]);
});

/** The folders that a file lies in. */
function ancestorsOf(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...ancestorsOf(folder)];
}
