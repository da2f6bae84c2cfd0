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
