import { chunkNamesOf, isLaterPart, type SplitChunks, type Test } from './split-chunks';

/** Bytes; smaller ones are cheaper twice than as a file of their own. */
const minSize = 4000;

/** Characters of the digest that Gatsby names a shared file with; every page's scripts hold it. */
const nameLength = 8;

/**
 * Gives each set of parts that are loaded later a file for what they share. Gatsby names such a file
 * after its chunks, and parts that are loaded later have no names: all that any of them share became one
 * file, so that the table of dialogs brought the code of the forms along.
 */
export function splitLaterScripts(split: SplitChunks): SplitChunks {
  const { shared } = split.cacheGroups;
  if (!shared) return split;
  const nameOf = shared.name as (...given: unknown[]) => string;
  const isLater: Test = (module, context) => chunkNamesOf(module, context).every(isLaterPart);
  const laterTest: Test = (module, context) =>
    shared.test(module, context) && isLater(module, context);
  return {
    ...split,
    cacheGroups: {
      ...split.cacheGroups,
      shared: {
        ...shared,
        name: (...given: unknown[]) => nameOf(...given).slice(0, nameLength),
        test: (module, context) => shared.test(module, context) && !isLater(module, context),
      },
      laterShared: { ...shared, name: undefined, minSize, test: laterTest },
    },
  };
}
