import type { ChangedNode, DirtyQuery } from '../edit-facts';
import type { QueryState } from './store';

/** Of Gatsby's `redux/reducers/queries`. */
const flags = { newPage: 0b0001, newContext: 0b1000 } as const;

/**
 * Why queries have to be run, by the address of their page; of a slice: `slice--header`. A query forgets
 * what it has asked for when it is run.
 * @param changed nodes that came, changed or went
 */
export function dirtyQueries(
  { byNode, byConnection, trackedQueries }: QueryState,
  changed: readonly ChangedNode[],
): Map<string, DirtyQuery> {
  const dirty = new Map<string, DirtyQuery>();
  for (const [id, query] of trackedQueries) {
    if (query.dirty === 0) continue;
    const isNew = query.dirty < 0 || (query.dirty & flags.newPage) > 0;
    const hasNewContext = query.dirty > 0 && (query.dirty & flags.newContext) > 0;
    dirty.set(id, { isNew, hasNewContext, nodes: [], lists: [] });
  }
  for (const { id } of changed) {
    for (const query of byNode.get(id) ?? []) dirty.get(query)?.nodes.push(id);
  }
  for (const type of new Set(changed.map((node) => node.type))) {
    for (const query of byConnection.get(type) ?? []) dirty.get(query)?.lists.push(type);
  }
  return dirty;
}
