/** @jest-environment node */
import {
  anchorsOf,
  documents,
  isThere,
  linksOf,
  namedFiles,
  readDocument,
  unknownCommands,
} from './documents';

describe.each(documents)('%s', (path) => {
  const text = readDocument(path);

  test('links what is there', () => {
    const dead = linksOf(path, text).filter(({ file, anchor }) => {
      if (!isThere(file)) return true;
      return anchor !== null && !anchorsOf(readDocument(file)).has(anchor);
    });
    expect(dead).toEqual([]);
  });

  test('names files and commands that are there', () => {
    expect(namedFiles(text).filter((name) => !isThere(name))).toEqual([]);
    expect(unknownCommands(text)).toEqual([]);
  });
});

test('every document is reached from the README', () => {
  const reached = new Set(['README.md']);
  for (const path of reached) {
    for (const { file } of linksOf(path, readDocument(path))) {
      if (file.endsWith('.md')) reached.add(file);
    }
  }
  expect(documents.filter((path) => !reached.has(path))).toEqual([]);
});

test('a dead link, a dead anchor, a file and a command that are gone are found', () => {
  const text =
    '# A title\n[a](gone.md) [b](#no-title) [c](https://x.example) `src/gone/{ru,en}.ts` `npm run gone`';
  expect(linksOf('docs/a.md', text)).toEqual([
    { file: 'docs/gone.md', anchor: null },
    { file: 'docs/a.md', anchor: 'no-title' },
  ]);
  expect([...anchorsOf(text)]).toEqual(['a-title']);
  expect(namedFiles(text)).toEqual(['src/gone/ru.ts', 'src/gone/en.ts']);
  expect(unknownCommands(text)).toEqual(['gone']);
  expect(isThere('docs/gone.md')).toBe(false);
});
