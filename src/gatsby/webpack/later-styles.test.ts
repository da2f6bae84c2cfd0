/** @jest-environment node */
import type { Module } from 'webpack';
import { splitLaterStyles, type SplitChunks } from './later-styles';

const sheet = { type: 'css/mini-extract' } as Module;
const script = { type: 'javascript/auto' } as Module;
const gatsbys: SplitChunks = {
  cacheGroups: {
    commons: { name: 'commons' },
    styles: { test: ({ type }) => type === sheet.type, name: 'styles' },
  },
};

/** Names of the groups that take a module of these chunks; a part that is loaded later has no name. */
function groupsFor(module: Module, ...chunks: (string | null)[]): string[] {
  const chunkGraph = { getModuleChunksIterable: () => chunks.map((name) => ({ name })) };
  return Object.values(splitLaterStyles(gatsbys).cacheGroups).flatMap((group) => {
    const { test, name } = group as Required<SplitChunks['cacheGroups']>['styles'];
    return test?.(module, { chunkGraph } as unknown as Parameters<typeof test>[1]) ? [name] : [];
  });
}

test.each([['app'], ['component---src-pages-index-tsx'], ['slice---src-app-footer-tsx']])(
  'styles of %s are written into the pages, also when a dialog shares them',
  (name) => {
    expect(groupsFor(sheet, name)).toEqual(['styles']);
    expect(groupsFor(sheet, null, name)).toEqual(['styles']);
  },
);

test('styles that only later parts need are a sheet of their own', () => {
  expect(groupsFor(sheet, null, 'messages-ru-forms-json')).toEqual(['later-styles']);
});

test('scripts and other groups are left alone', () => {
  expect(groupsFor(script, 'app')).toEqual([]);
  expect(groupsFor(script, null)).toEqual([]);
  expect(splitLaterStyles(gatsbys).cacheGroups.commons).toBe(gatsbys.cacheGroups.commons);
  expect(splitLaterStyles({ cacheGroups: {} })).toEqual({ cacheGroups: {} });
});
