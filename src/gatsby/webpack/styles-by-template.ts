import { chunkNamesOf, isLaterPart, type SplitChunks, type Test } from './split-chunks';

/** Chunks that every page has: the code around the pages, header and footer. */
const ofEveryPage = /^(?:app$|slice---)/;

/**
 * Gatsby joins the styles of all templates, and of code that is loaded later, into one sheet and
 * writes it into every page. Here the joined sheet holds what every page shows; a template has a sheet
 * of its own, which Gatsby writes into its pages. What only code that is loaded later needs is one more
 * sheet, because each sheet has its name in every page's scripts. Cascade layers keep the look
 * independent of the order in which sheets come.
 */
export function stylesByTemplate(split: SplitChunks): SplitChunks {
  const { styles } = split.cacheGroups;
  if (!styles) throw new Error('Gatsby joins style sheets in another way');
  const test: Test = (module, context) =>
    styles.test(module, context) &&
    chunkNamesOf(module, context).some((name) => name !== null && ofEveryPage.test(name));
  const laterTest: Test = (module, context) =>
    styles.test(module, context) && chunkNamesOf(module, context).every(isLaterPart);
  return {
    ...split,
    cacheGroups: {
      ...split.cacheGroups,
      styles: { ...styles, test },
      laterStyles: { ...styles, name: 'later-styles', test: laterTest },
    },
  };
}
