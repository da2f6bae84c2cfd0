import type { SourceNodesArgs } from 'gatsby';
import type { NodeFields } from './options';
import type { NodeDraft } from './read-source';

/** What of Gatsby's API the writing of nodes needs. */
export type NodeApi = Pick<
  SourceNodesArgs,
  'actions' | 'createNodeId' | 'createContentDigest' | 'getNode' | 'getNodesByType'
>;

/** Of fields that were written before: a source that has not changed gives the same ones. */
const digests = new WeakMap<NodeFields, string>();

/**
 * Makes nodes of drafts. A node whose content did not change is touched, not made again, so that the
 * pages that show it stay as they were built.
 */
export function writeNodes(api: NodeApi, type: string, drafts: readonly NodeDraft[]): void {
  const { actions, createNodeId, createContentDigest, getNode } = api;
  for (const { key, fields } of drafts) {
    const id = createNodeId(key);
    const contentDigest = digests.get(fields) ?? createContentDigest(fields);
    digests.set(fields, contentDigest);
    const known = getNode(id);
    if (known?.internal.contentDigest === contentDigest) {
      actions.touchNode(known);
    } else {
      // Gatsby writes into the node that it is given.
      void actions.createNode({ ...fields, id, internal: { type, contentDigest } });
    }
  }
}

/** Keeps what an earlier run made, which Gatsby would otherwise delete as stale. */
export function keepNodes({ actions, getNodesByType }: NodeApi, type: string): void {
  for (const node of getNodesByType(type)) actions.touchNode(node);
}
