import type { BuildReasons } from '../../releases/reasons';

/** What the service asks of a warm builder's process. */
export interface EditRequest {
  /** Node types whose sources are to be read again; null: all. */
  types: readonly string[] | null;
  /** Number of the change that answers of the backend must hold at least; 0: whatever they hold. */
  contentRevision: number;
}

/** What the process answers: it begins with `ready`, once its whole build is done. */
export type Answer =
  | { kind: 'ready' }
  | { kind: 'progress'; text: string }
  | { kind: 'edited'; edited: Edited }
  /** `isUntouched`: content could not be read, and everything is as it was before the edit. */
  | { kind: 'failed'; reason: string; isUntouched: boolean };

/** What an edit did. */
export interface Edited {
  /** Addresses of the pages whose HTML was written anew. */
  rendered: string[];
  /** Addresses of the pages that are gone. */
  deleted: string[];
  /** Milliseconds by step. */
  steps: Record<string, number>;
  /** Why pages became others. */
  reasons: BuildReasons;
}
