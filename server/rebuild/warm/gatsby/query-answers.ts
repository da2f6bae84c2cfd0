import type { ChangedNode } from '../edit-facts';
import type { Graphql } from './store';

interface KnownAnswer {
  /** Types of the nodes that the query lists. */
  types: readonly string[];
  answer: Promise<unknown>;
}

/**
 * What `createPages` was answered by Gatsby's data. An answer is good until a node of a type changes that
 * its query lists: asking for thousands of nodes takes a second.
 */
export class QueryAnswers {
  private readonly known = new Map<string, KnownAnswer>();

  constructor(private readonly graphql: Graphql) {}

  readonly ask: Graphql = (query) => {
    const known = this.known.get(query);
    if (known) return known.answer;
    const types = [...query.matchAll(/\ball([A-Z]\w*)/g)].flatMap(([, type]) => type ?? []);
    const answer = this.graphql(query);
    // Only what lists nodes of the backend names all that it depends on.
    if (types.length > 0 && !query.includes('pagePaths')) this.known.set(query, { types, answer });
    return answer;
  };

  /** Forgets the answers that nodes may have made old. */
  forget(changed: readonly Pick<ChangedNode, 'type'>[]): void {
    const types = new Set(changed.map(({ type }) => type));
    for (const [query, known] of this.known) {
      if (known.types.some((type) => types.has(type))) this.known.delete(query);
    }
  }
}
