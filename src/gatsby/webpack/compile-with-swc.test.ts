/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { compileWithSwc } from './compile-with-swc';
import type { Loader, Rule } from './rule';

const babel: Loader = { loader: 'babel-loader' };
const scripts: Rule = { test: /\.(js|mjs|jsx|ts|tsx)$/, use: () => [babel] };

const folder = mkdtempSync(join(tmpdir(), 'karat-swc-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** The loaders of a source of this name that `issuer` imports. */
function loadersOf(source: string, name = 'card.tsx', issuer = 'home.tsx', stage = 'build-html') {
  const resource = join(folder, name);
  writeFileSync(resource, source);
  const [rule] = compileWithSwc([scripts], stage);
  return typeof rule?.use === 'function' ? rule.use({ resource, issuer }) : [];
}

test('a source is compiled by SWC, and what the named browsers know stays as it was written', () => {
  const source = 'export const priceOf = (item?: { price: number | null }) => item?.price ?? 0;';
  const [loader] = loadersOf(source, 'price.ts', 'card.tsx', 'build-javascript');
  expect(loader?.loader).toBe('swc-loader');
  const { code } = transformSync(source, loader?.options);
  expect(code).toContain('(item)=>item?.price ?? 0');
});

test('elements are written for the automatic runtime of React', () => {
  const source = 'export const Card = () => <article />;';
  const [loader] = loadersOf(source);
  const { code } = transformSync(source, loader?.options);
  expect(code).toContain('from "react/jsx-runtime"');
});

test.each([
  ['a query', "import { graphql } from 'gatsby';"],
  ['a query of its own', "import { Link, useStaticQuery } from 'gatsby';"],
  ['a slice', "import { Slice, type PageProps } from 'gatsby';"],
])('a source with %s stays with Babel', (_, source) => {
  expect(loadersOf(source)).toEqual([babel]);
});

test('a source that takes only links or types of Gatsby is compiled by SWC', () => {
  expect(loadersOf("import { Link } from 'gatsby';")).not.toEqual([babel]);
  expect(loadersOf("import type { PageProps } from 'gatsby';")).not.toEqual([babel]);
});

test('templates, packages and what is in webpack’s memory alone stay with Babel', () => {
  const issuer = '/site/.cache/_this_is_virtual_fs_path_/$virtual/async-requires.js';
  expect(loadersOf('', 'card.tsx', issuer)).toEqual([babel]);
  const [rule] = compileWithSwc([scripts], 'build-html');
  const use = rule?.use as Exclude<Rule['use'], Loader[] | undefined>;
  for (const resource of [issuer, '/site/node_modules/gatsby-link/a.js'])
    expect(use({ resource, issuer: '' })).toEqual([babel]);
});

test('a source of Gatsby is JavaScript with elements in it', () => {
  const source =
    'export const Handler = (props) => <Context.Provider value={{ base: `/` }} {...props} />;';
  const [loader] = loadersOf(source, 'production-app.js');
  const { code } = transformSync(source, loader?.options);
  expect(code).toContain('Context.Provider');
});

test('other rules stay as they are', () => {
  const styles: Rule = { test: /\.css$/, use: () => [babel] };
  const list: Rule = { test: /\.tsx$/, use: [babel] };
  expect(compileWithSwc([styles, list, {}], 'build-html')).toEqual([styles, list, {}]);
});
