import type { BuildReasons, Reason } from '../../releases/reasons';
import { named } from '../standstill-reasons';
import { entityName } from './entity-names';
import type { ChangedNode, DirtyQuery, Rendered } from './edit-facts';

/** What an edit did, as far as it explains which pages became others. */
export interface EditFacts extends Rendered {
  changed: readonly ChangedNode[];
  /** Queries that were run, by the address of their page; of a slice: `slice--header`. */
  dirty: ReadonlyMap<string, DirtyQuery>;
}

/** What is run again without a change of this edit was changed by one that failed. */
const earlier: Reason = { kind: 'earlier', what: '' };

/** Why each page became another one in an edit. */
export function editReasons(facts: EditFacts): BuildReasons {
  const { changed, dirty, rendered, deleted, slices } = facts;
  const nodes = new Map(changed.map((node) => [node.id, node]));
  const shared = slices.map((slice): Reason => {
    const causes = reasonsOfQuery('', dirty.get(`slice--${slice}`), nodes);
    const what = named(causes.map((cause) => cause.what).filter(Boolean));
    return { kind: 'slice', what: what ? `${slice} (${what})` : slice };
  });
  const pages: Record<string, readonly Reason[]> = {};
  for (const address of rendered) {
    const reasons = [...reasonsOfQuery(address, dirty.get(address), nodes), ...shared];
    pages[address] = reasons.length > 0 ? reasons : [earlier];
  }
  for (const address of deleted) {
    const row = changed.find(({ path }) => path === address);
    pages[address] = [{ kind: 'gone', what: row ? nameOf(row) : '' }];
  }
  // Pages are made of the shared parts after they are rendered, so all others differ by these alone.
  return { standstill: null, pages, others: shared[0] ?? earlier };
}

function reasonsOfQuery(
  address: string,
  query: DirtyQuery | undefined,
  nodes: ReadonlyMap<string, ChangedNode>,
): Reason[] {
  if (!query) return [];
  const shown = query.nodes.flatMap((id) => nodes.get(id) ?? []);
  const own = shown.filter(({ path }) => path === address);
  const others = shown.filter(({ path }) => path !== address);
  const reasons: Reason[] = [
    { kind: 'own', what: named(own.map(nameOf)) },
    { kind: 'shown', what: named(others.map(nameOf)) },
    ...query.lists.map((type): Reason => ({ kind: 'list', what: listName(type, nodes) })),
  ];
  return [
    ...(query.isNew ? [{ kind: 'new', what: '' } as const] : []),
    ...reasons.filter(({ what }) => what !== ''),
    ...(query.hasNewContext ? [{ kind: 'place', what: '' } as const] : []),
  ];
}

function nameOf({ type, entityId }: ChangedNode): string {
  return entityId === null ? entityName(type) : `${entityName(type)} ${entityId}`;
}

function listName(type: string, nodes: ReadonlyMap<string, ChangedNode>): string {
  const ids = [...nodes.values()].flatMap((node) =>
    node.type === type && node.entityId !== null ? String(node.entityId) : [],
  );
  return ids.length > 0 ? `${entityName(type)} (${named(ids)})` : entityName(type);
}
