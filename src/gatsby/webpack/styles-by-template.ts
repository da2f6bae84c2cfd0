/** What the rule of a group asks of a module and of the chunks that hold it. */
interface Module {
  type: string;
}
interface Chunks {
  chunkGraph: { getModuleChunksIterable: (module: Module) => Iterable<{ name?: string | null }> };
}

export interface SplitChunks {
  cacheGroups?: Record<string, object | false>;
}

const isStyle = (module: Module) => module.type === 'css/mini-extract';

/** Chunks that every page has: the code around the pages, header and footer. */
const ofEveryPage = /^(?:app$|slice---)/;

/**
 * Gatsby joins the styles of all templates, and of code that is loaded later, into one sheet and
 * writes it into every page. Here the joined sheet holds what every page shows; a template has a sheet
 * of its own, which Gatsby writes into its pages, and code that is loaded later brings its styles with
 * it. Cascade layers keep the look independent of the order in which sheets come.
 */
export function stylesByTemplate(splitChunks: SplitChunks): SplitChunks {
  const { cacheGroups } = splitChunks;
  if (!cacheGroups?.styles) throw new Error('Gatsby joins style sheets in another way');
  const isOfEveryPage = (module: Module, { chunkGraph }: Chunks) =>
    isStyle(module) &&
    [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => ofEveryPage.test(name ?? ''));
  return {
    ...splitChunks,
    cacheGroups: { ...cacheGroups, styles: { ...cacheGroups.styles, test: isOfEveryPage } },
  };
}
