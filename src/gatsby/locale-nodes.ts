import { existsSync } from 'node:fs';
import type { CreateNodeArgs, Node } from 'gatsby';
import { hosts, type HostCode } from '../config/hosts';
import { hostOfBuild } from '../domain/addresses';

const localesFolder = 'src/locales';

interface LocaleNode extends Node {
  /** Name of the folder that the words lie in. */
  language: string;
  ns: string;
}

/** Folders of `src/locales` that a host's words come from: those of its language, and its own. */
export function localeFoldersOf(host: HostCode): string[] {
  return [...new Set([hosts[host].language, host])];
}

/** Whether a node holds words that a host takes from its language, having none of its own there. */
export function isBorrowed(
  { language, ns }: Pick<LocaleNode, 'language' | 'ns'>,
  host: HostCode,
  hasOwn: (file: string) => boolean = existsSync,
): boolean {
  return language !== host && !hasOwn(`${localesFolder}/${host}/${ns}.json`);
}

const isLocale = (node: Node): node is LocaleNode => node.internal.type === 'Locale';

/**
 * Pages ask for words by the code of their host. gatsby-plugin-react-i18next names words after their
 * folder, so those of another code are told once more under that of the host.
 */
export async function onCreateNode({ node, actions, createNodeId }: CreateNodeArgs): Promise<void> {
  const host = hostOfBuild();
  if (!isLocale(node) || !isBorrowed(node, host)) return;
  const { contentDigest, content } = node.internal;
  await actions.createNode({
    ...node,
    id: createNodeId(`${node.id} ${host}`),
    parent: node.id,
    children: [],
    language: host,
    internal: { type: 'Locale', contentDigest, content },
  });
}

/** Hosts that are named as their language have nothing to tell again. */
export function shouldOnCreateNode({ node }: { node: Node }): boolean {
  return node.internal.type === 'Locale' && hosts[hostOfBuild()].language !== hostOfBuild();
}
