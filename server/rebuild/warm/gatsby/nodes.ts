import type { ChangedNode } from '../edit-facts';
import { inside, load } from './inside';
import type { LoadedPlugin, StoredNode } from './store';
import type { Built } from './whole-build';

type NodeAction = (node: unknown, plugin: LoadedPlugin) => unknown;

/**
 * Writes and removes nodes as a source plugin does; `settled` waits for what they set off. Nodes are not
 * touched: only a whole build removes those that no source has.
 * @param onChange told of each node that is written or removed
 */
export function nodesOf(
  { store }: Built,
  plugin: LoadedPlugin,
  onChange: (node: ChangedNode) => void,
) {
  const { actions } = load<{ actions: Record<string, NodeAction> }>('redux/actions');
  const { createNodeId } = load<{ createNodeId: (id: string, plugin: string) => string }>(
    'utils/create-node-id',
  );
  const { createContentDigest } = inside('gatsby-core-utils') as {
    createContentDigest: (content: unknown) => string;
  };
  const data = load<{
    getNode: (id: string) => StoredNode | undefined;
    getNodesByType: (type: string) => StoredNode[];
  }>('datastore');
  const pending: unknown[] = [];
  const noted = (name: 'createNode' | 'deleteNode') => (node: StoredNode) => {
    const action = actions[name];
    if (!action) throw new Error(`Gatsby has no action ${name}`);
    const { id, internal, path = null, entityId = null } = node;
    onChange({ id, type: internal.type, path, entityId });
    const done = store.dispatch(action(node, plugin));
    pending.push(done);
    return done;
  };
  return {
    actions: {
      createNode: noted('createNode'),
      touchNode: () => undefined,
      deleteNode: noted('deleteNode'),
    },
    createNodeId: (id: string) => createNodeId(id, plugin.name),
    createContentDigest,
    getNode: data.getNode,
    getNodesByType: data.getNodesByType,
    settled: () => Promise.all(pending),
  };
}
