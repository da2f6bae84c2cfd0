import { existsSync, readFileSync } from 'node:fs';

const model = readFileSync('docs/threat-model.md', 'utf8');

/** A path in backticks, with the names of tests that follow it. */
const mention = /`([\w./-]+\/[\w./-]+|package-lock\.json)`((?:,? “[^”]+”)*)/g;
const mentions = [...model.matchAll(mention)].map(([, file = '', names = '']) => ({
  file,
  tests: [...names.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name),
}));
const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file);

test('each file that the threat model names is there', () => {
  expect(mentions.length).toBeGreaterThan(50);
  expect(mentions.map(({ file }) => file).filter((file) => !existsSync(file))).toEqual([]);
});

test('each test that it names is in its file, and each test file is named with a test', () => {
  const missing = mentions.flatMap(({ file, tests }) => {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return tests.filter((name) => !text.includes(name)).map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
  const bare = mentions.filter(({ file, tests }) => isTest(file) && tests.length === 0);
  expect(bare.map(({ file }) => file)).toEqual([]);
});

test('each threat has a guard and a test', () => {
  const rows = model.split('\n').filter((line) => /^\| (?!What could|---)/.test(line));
  expect(rows.length).toBeGreaterThan(25);
  const open = rows.filter((row) => {
    const [, , guard = '', shown = ''] = row.split(/(?<!\\)\|/);
    return !guard.includes('`') || !/`[^`]+\.(?:test|spec)\.tsx?` “/.test(shown);
  });
  expect(open).toEqual([]);
});

test('no quoted name stands without its file', () => {
  const quoted = [...model.matchAll(/“([^”]+)”/g)].length;
  const named = mentions.flatMap(({ tests }) => tests).length;
  // The first paragraph tells how they are written.
  expect(quoted - named).toBe(1);
});
