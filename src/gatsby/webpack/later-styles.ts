import { chunkNamesOf, isLaterPart, type SplitChunks, type Test } from './split-chunks';

/** Whether Gatsby writes the styles of a chunk into the pages. */
const isOfPage = (name: string | null) =>
  !isLaterPart(name) && /^(?:app$|component---|slice---)/.test(name ?? '');

/**
 * Keeps the styles of what is loaded later (dialogs, forms, viewers) out of the pages. Gatsby makes one
 * sheet of all styles and writes it into each page; those that no page needs by itself become a second
 * sheet here, a file that comes with the code which they are for.
 */
export function splitLaterStyles(split: SplitChunks): SplitChunks {
  const { styles } = split.cacheGroups;
  if (!styles) return split;
  const isOfSomePage: Test = (module, context) => chunkNamesOf(module, context).some(isOfPage);
  const laterTest: Test = (module, context) =>
    styles.test(module, context) && !isOfSomePage(module, context);
  return {
    ...split,
    cacheGroups: {
      ...split.cacheGroups,
      styles: {
        ...styles,
        test: (module, context) => styles.test(module, context) && isOfSomePage(module, context),
      },
      laterStyles: { ...styles, name: 'later-styles', test: laterTest },
    },
  };
}
