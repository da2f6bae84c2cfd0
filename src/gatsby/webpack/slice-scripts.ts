import { chunkNamesOf, type SplitChunks, type Test } from './split-chunks';

const ofSlice = /^slice---/;

const isOfSlice: Test = (module, context) =>
  module.type.startsWith('javascript/') &&
  chunkNamesOf(module, context).some((name) => name !== null && ofSlice.test(name));

/**
 * Puts the scripts of header and footer into one file, which every page has: what templates share with
 * them is in it once. Each was a file of its own, and what was too small to become one more lay in both
 * and in those of the templates.
 */
export function joinSliceScripts(split: SplitChunks): SplitChunks {
  return {
    ...split,
    cacheGroups: {
      ...split.cacheGroups,
      slices: { name: 'slices', test: isOfSlice, priority: 35, enforce: true },
    },
  };
}
