import { KnownAnswers } from '../../../plugins/gatsby-source-custom-api/known-answers';
import type { FilledOptions } from '../../../plugins/gatsby-source-custom-api/options';
import { writeNodes, type NodeApi } from '../../../plugins/gatsby-source-custom-api/write-nodes';
import type { ChangedNode } from './edit-facts';
import { nodesOf } from './gatsby/nodes';
import type { LoadedPlugin, StoredNode } from './gatsby/store';
import type { Built } from './gatsby/whole-build';
import type { EditRequest } from './messages';
import { readType, type TypeReading } from './read-type';
import { sourcePlugin } from './source-plugin';
import { rowsOfType, typesOfChange } from './types-of-change';

/** Most edits change one page of a list; about 30 MB hold the content of some thousand pages. */
const knownAnswers = new KnownAnswers(30 * 2 ** 20);

/** The sources that give nodes of one type. */
interface SourcesOfType {
  /** One of them, as which nodes are written. */
  plugin: LoadedPlugin;
  options: FilledOptions[];
}

interface ReadOptions {
  warn: (text: string) => void;
  /** Called when all is read, before the first node is touched. */
  onRead: () => Promise<void>;
}

/**
 * Reads again the sources that tell of some rows and brings their nodes up to date. All is read before
 * the first node is touched. Gatsby itself removes nodes that no source gives any more in the first build
 * of a process alone, so this does it.
 * @returns the nodes that came, changed or went
 * @throws Error of the first source that cannot be read, unless the site may do without it
 */
export async function readAgain(
  built: Built,
  { rows, contentRevision }: EditRequest,
  { warn, onRead }: ReadOptions,
): Promise<ChangedNode[]> {
  const types = rows && typesOfChange(rows);
  const sources = [...sourcesByType(built, contentRevision)].filter(
    ([type]) => !types || types.includes(type),
  );
  const reading = sources.map(async ([type, { plugin, options }]) => {
    const ids = rows && rowsOfType(rows, type);
    return { type, plugin, ...(await readType(options, ids, { known: knownAnswers, warn })) };
  });
  const read = await Promise.all(reading).catch((error: unknown) => {
    // What was read comes into no node, so what is gone would not be missed the next time.
    knownAnswers.lists.clear();
    throw error;
  });
  await onRead();
  const changed: ChangedNode[] = [];
  for (const { type, plugin, drafts, gone } of read) {
    const api = nodesOf(built, plugin, (node) => changed.push(node));
    writeNodes(api as unknown as NodeApi, type, drafts);
    for (const node of goneNodes({ type, drafts, gone }, api)) api.actions.deleteNode(node);
    await api.settled();
  }
  return changed;
}

type Nodes = ReturnType<typeof nodesOf>;

/** The nodes of a type whose entities are gone. */
function goneNodes(
  { type, drafts, gone }: TypeReading & { type: string },
  { createNodeId, getNode, getNodesByType }: Nodes,
): StoredNode[] {
  if (gone) return gone.flatMap((key) => getNode(createNodeId(key)) ?? []);
  const wanted = new Set(drafts.map(({ key }) => createNodeId(key)));
  return getNodesByType(type).filter(({ id }) => !wanted.has(id));
}

function sourcesByType({ store }: Built, contentRevision: number): Map<string, SourcesOfType> {
  const byType = new Map<string, SourcesOfType>();
  for (const plugin of store.getState().flattenedPlugins) {
    if (plugin.name !== sourcePlugin) continue;
    const options = ofRevision(plugin.pluginOptions as FilledOptions, contentRevision);
    const known = byType.get(options.rootKey);
    if (known) known.options.push(options);
    else byType.set(options.rootKey, { plugin, options: [options] });
  }
  return byType;
}

/** The same source, for an edit that came after the options were made. */
function ofRevision(options: FilledOptions, least: number): FilledOptions {
  const { revision } = options;
  return { ...options, revision: revision && { ...revision, least: () => least } };
}
