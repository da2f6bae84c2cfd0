import type { Chunk, ChunkGraph, Module } from 'webpack';

/** What a group of the split is asked with. */
export interface Split {
  chunkGraph: Pick<ChunkGraph, 'getModuleChunksIterable'>;
}

export type Test = (module: Module, split: Split) => boolean;

export interface Group {
  test: Test;
  name?: unknown;
}

/** Gatsby's groups of modules that become files of their own. */
export interface SplitChunks {
  cacheGroups: { styles?: Group; shared?: Group; [name: string]: unknown };
}

/** Names of the chunks that a module is in; a part that is loaded later has none. */
export function chunkNamesOf(module: Module, { chunkGraph }: Split): (string | null)[] {
  const chunks: Iterable<Pick<Chunk, 'name'>> = chunkGraph.getModuleChunksIterable(module);
  return [...chunks].map(({ name }) => name ?? null);
}

/** The page of all pieces, for those who build the site: to it every piece would be one of a page. */
const pieces = 'component---src-templates-ui-page-tsx';

/** Whether a chunk is none that a visitor's page begins with. */
export const isLaterPart = (name: string | null) => name === null || name === pieces;
