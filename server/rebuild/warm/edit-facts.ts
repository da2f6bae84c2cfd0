/** A node that came, changed or went. */
export interface ChangedNode {
  id: string;
  type: string;
  path: string | null;
  entityId: number | null;
}

/** Why the query of a page, or of a slice, has to be run. */
export interface DirtyQuery {
  isNew: boolean;
  /** What it was made with is another. */
  hasNewContext: boolean;
  /** Ids of changed nodes that it asks for one by one. */
  nodes: string[];
  /** Types of changed nodes of which it asks for a list. */
  lists: string[];
}

/** What was written anew. */
export interface Rendered {
  /** Addresses of pages. */
  rendered: string[];
  deleted: string[];
  /** Names of the slices that changed: they are written into the pages that have them. */
  slices: string[];
}
