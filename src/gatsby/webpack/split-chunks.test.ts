/** @jest-environment node */
import type { Module } from 'webpack';
import { splitLaterScripts } from './later-scripts';
import { joinSliceScripts } from './slice-scripts';
import type { Group, Split, SplitChunks } from './split-chunks';
import { stylesByTemplate } from './styles-by-template';

const sheet = { type: 'css/mini-extract' } as Module;
const script = { type: 'javascript/auto' } as Module;
const gatsbys: SplitChunks = {
  cacheGroups: {
    commons: { name: 'commons' },
    styles: { test: ({ type }) => type === sheet.type, name: 'styles' },
    shared: { test: ({ type }) => type === script.type, name: 'shared' },
  },
};
const split = joinSliceScripts(splitLaterScripts(stylesByTemplate(gatsbys))).cacheGroups;

/** The groups that take a module of these chunks; a part that is loaded later has no name. */
function groupsFor(module: Module, ...chunks: (string | null)[]): string[] {
  const chunkGraph = { getModuleChunksIterable: () => chunks.map((name) => ({ name })) };
  return Object.entries(split).flatMap(([name, group]) => {
    const { test } = group as Partial<Group>;
    return test?.(module, { chunkGraph } as unknown as Split) ? [name] : [];
  });
}

test.each([['app'], ['slice---src-app-footer-tsx']])(
  'styles of %s are joined, also when a dialog or a template shares them',
  (name) => {
    expect(groupsFor(sheet, name)).toEqual(['styles']);
    expect(groupsFor(sheet, null, 'component---src-pages-index-tsx', name)).toEqual(['styles']);
  },
);

test('styles of a template stay with its scripts, also when a dialog shares them', () => {
  expect(groupsFor(sheet, 'component---src-pages-index-tsx')).toEqual([]);
  expect(groupsFor(sheet, null, 'component---src-pages-index-tsx')).toEqual([]);
});

test('styles that only later parts need are a sheet of their own', () => {
  expect(groupsFor(sheet, null, null)).toEqual(['laterStyles']);
  expect(groupsFor(sheet, null, 'component---src-templates-ui-page-tsx')).toEqual(['laterStyles']);
});

test('what later parts share is no part of the file that pages share', () => {
  expect(groupsFor(script, null, null)).toEqual(['laterShared']);
  expect(groupsFor(script, null, 'component---src-templates-ui-page-tsx')).toEqual(['laterShared']);
  expect(groupsFor(script, null, 'component---src-pages-index-tsx')).toEqual(['shared']);
  expect(split.laterShared).toMatchObject({ name: undefined });
});

test('what header or footer need is in one file, also when a template shares it', () => {
  const header = 'slice---src-app-layout-header-tsx';
  expect(groupsFor(script, header)).toContain('slices');
  expect(groupsFor(script, 'component---src-pages-index-tsx', header)).toContain('slices');
  expect(groupsFor(script, 'component---src-pages-index-tsx')).not.toContain('slices');
  expect(groupsFor(sheet, header)).not.toContain('slices');
});

test('other groups are left alone', () => {
  expect(split.commons).toBe(gatsbys.cacheGroups.commons);
});

test('a Gatsby that joins styles in another way is told at once', () => {
  expect(() => stylesByTemplate({ cacheGroups: {} })).toThrow('Gatsby joins');
});
