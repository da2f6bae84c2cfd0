import { KnownAnswers } from '../../../plugins/gatsby-source-custom-api/known-answers';
import type { FilledOptions } from '../../../plugins/gatsby-source-custom-api/options';
import { readSource, type NodeDraft } from '../../../plugins/gatsby-source-custom-api/read-source';
import { writeNodes, type NodeApi } from '../../../plugins/gatsby-source-custom-api/write-nodes';
import { messageOf } from '../../message-of';
import type { ChangedNode } from './edit-facts';
import { nodesOf, type Built, type LoadedPlugin } from './gatsby-inside';
import type { EditRequest } from './messages';

const pluginName = 'gatsby-source-custom-api';

/** Most edits change one page of a list; about 30 MB hold the content of some thousand pages. */
const knownAnswers = new KnownAnswers(30 * 2 ** 20);

interface Source {
  plugin: LoadedPlugin;
  options: FilledOptions;
}

interface ReadOptions {
  warn: (text: string) => void;
  /** Called when all is read, before the first node is touched. */
  onRead: () => Promise<void>;
}

/**
 * Reads the sources of some node types again and brings their nodes up to date. All is read before the
 * first node is touched. Gatsby itself removes nodes that no source gives any more in the first build
 * of a process alone, so this does it.
 * @returns the nodes that came, changed or went
 * @throws Error of the first source that cannot be read, unless the site may do without it
 */
export async function readAgain(
  built: Built,
  { types, contentRevision }: EditRequest,
  { warn, onRead }: ReadOptions,
): Promise<ChangedNode[]> {
  const sources = built.store
    .getState()
    .flattenedPlugins.filter(({ name }) => name === pluginName)
    .map((plugin): Source => ({ plugin, options: plugin.pluginOptions as FilledOptions }))
    .filter(({ options }) => !types || types.includes(options.rootKey));
  const read = await Promise.all(
    sources.map(({ options }) => readOrKeep(ofRevision(options, contentRevision), warn)),
  );
  await onRead();
  const byType = new Map<string, { plugin: LoadedPlugin; drafts: NodeDraft[]; isWhole: boolean }>();
  sources.forEach(({ plugin, options }, index) => {
    const known = byType.get(options.rootKey) ?? { plugin, drafts: [], isWhole: true };
    const drafts = read[index] ?? null;
    byType.set(options.rootKey, {
      plugin,
      drafts: [...known.drafts, ...(drafts ?? [])],
      isWhole: known.isWhole && drafts !== null,
    });
  });
  const changed: ChangedNode[] = [];
  for (const [type, { plugin, drafts, isWhole }] of byType) {
    const api = nodesOf(built, plugin, (node) => changed.push(node));
    writeNodes(api as unknown as NodeApi, type, drafts);
    if (isWhole) {
      const wanted = new Set(drafts.map(({ key }) => api.createNodeId(key)));
      for (const node of api.getNodesByType(type)) {
        if (!wanted.has(node.id)) api.actions.deleteNode(node);
      }
    }
    await api.settled();
  }
  return changed;
}

/** The same source, for an edit that came after the options were made. */
function ofRevision(options: FilledOptions, least: number): FilledOptions {
  const { revision } = options;
  return { ...options, revision: revision && { ...revision, least: () => least } };
}

/** Null: it could not be read, and what was known of it stays. */
async function readOrKeep(
  options: FilledOptions,
  warn: (text: string) => void,
): Promise<NodeDraft[] | null> {
  try {
    return await readSource(options, knownAnswers);
  } catch (error) {
    if (!options.keepOnFailure) throw error;
    warn(`${messageOf(error)}; what was known of it is kept`);
    return null;
  }
}
