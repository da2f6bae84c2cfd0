/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { gzipped, scriptsOf, sheetsOf, total } from './page-weight';

const chunks = {
  app: ['webpack.js', 'app.js', 'app.js.map'],
  'slice---header': ['shared.js', 'header.js'],
  'component---item-page': ['shared.js', 'item.js', 'item.css'],
  'component---video-page': ['video.js'],
  dialogs: ['dialogs.js'],
};

test('a page weighs its template, the application and the slices, each file once', () => {
  const files = ['webpack.js', 'app.js', 'shared.js', 'header.js', 'item.js'];
  expect(scriptsOf(chunks, 'component---item-page')).toEqual(files);
});

test('a library that is put into a template, and one that is put into a slice, take a page over its budget', () => {
  const library = { 'library.js': randomBytes(3000).toString('base64') };
  const sources: Record<string, string> = { 'item.js': 'let price;', ...library };
  const weigh = (of: Record<string, string[]>) =>
    total(scriptsOf(of, 'component---item-page'), (file) => gzipped(sources[file] ?? ''));
  const budget = weigh(chunks) + 1000;
  const withLibrary = (name: keyof typeof chunks) => ({
    ...chunks,
    [name]: [...chunks[name], 'library.js'],
  });
  expect(weigh(withLibrary('component---item-page'))).toBeGreaterThan(budget);
  expect(weigh(withLibrary('slice---header'))).toBeGreaterThan(budget);
  expect(weigh(withLibrary('dialogs'))).toBeLessThan(budget);
});

test('every sheet of a page counts', () => {
  expect(sheetsOf('<style>a{}</style><p></p><style data-href="/x.css">b{\n}</style>')).toEqual([
    'a{}',
    'b{\n}',
  ]);
});
