/** What the backend of a host has pages of, as the build's own queries give it. */
export interface HostPagesNode {
  host: string;
  /** Path -> last change, ISO 8601; null where the backend keeps none. */
  lastChanges: Record<string, string | null>;
}

/** The paths of each host. */
export function pathsOfHosts(nodes: readonly HostPagesNode[]): Map<string, ReadonlySet<string>> {
  return new Map(nodes.map(({ host, lastChanges }) => [host, new Set(Object.keys(lastChanges))]));
}
