/** Queries that the search dialog remembers, newest first. */
const most = 8;

/** The history after a query was searched for: it comes first, and stands once. */
export function withQuery(history: readonly string[], query: string): string[] {
  const searched = query.trim();
  if (searched === '') return [...history];
  const isSame = (other: string) => other.toLowerCase() === searched.toLowerCase();
  return [searched, ...history.filter((other) => !isSame(other))].slice(0, most);
}

/** A stored history; anything else than texts is dropped. */
export function parseHistory(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .filter((query): query is string => typeof query === 'string' && query.trim() !== '')
    .slice(0, most);
}
