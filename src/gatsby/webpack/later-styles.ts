import type { Chunk, ChunkGraph, Module } from 'webpack';

/** What a group of the split is asked with. */
interface Split {
  chunkGraph: Pick<ChunkGraph, 'getModuleChunksIterable'>;
}
type Test = (module: Module, split: Split) => boolean;

interface StyleGroup {
  test: Test;
  name: string;
}

/** Gatsby's groups of modules that become files of their own. */
export interface SplitChunks {
  cacheGroups: { styles?: StyleGroup; [name: string]: unknown };
}

/** Chunks whose styles Gatsby writes into the pages. */
const isOfPage = ({ name }: Pick<Chunk, 'name'>) =>
  name === 'app' || /^(?:component|slice)---/.test(name ?? '');

/**
 * Keeps the styles of what is loaded later (dialogs, forms, viewers) out of the pages. Gatsby makes one
 * sheet of all styles and writes it into each page; those that no page needs by itself become a second
 * sheet here, a file that comes with the code which they are for.
 */
export function splitLaterStyles(split: SplitChunks): SplitChunks {
  const { styles } = split.cacheGroups;
  if (!styles) return split;
  const isStyle = styles.test;
  const isOfSomePage: Test = (module, { chunkGraph }) =>
    [...chunkGraph.getModuleChunksIterable(module)].some(isOfPage);
  return {
    ...split,
    cacheGroups: {
      ...split.cacheGroups,
      styles: {
        ...styles,
        test: (module, context) => isStyle(module, context) && isOfSomePage(module, context),
      },
      laterStyles: {
        ...styles,
        name: 'later-styles',
        test: (module: Module, context: Split) =>
          isStyle(module, context) && !isOfSomePage(module, context),
      },
    },
  };
}
