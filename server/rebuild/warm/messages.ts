import type { BuildReasons } from '../../releases/reasons';
import type { ChangedRow } from './types-of-change';

/** What the service asks of a warm builder's process. */
export interface EditRequest {
  /** Rows whose sources are to be read again; null: all sources are. */
  rows: readonly ChangedRow[] | null;
  /** Number of the change that answers of the backend must hold at least; 0: whatever they hold. */
  contentRevision: number;
}

/** How a process began: with a whole build, or with what the last build has left on the disk. */
export type Start = 'whole' | 'taken-up';

/** What the process answers: it begins with `ready`, once it has made or taken up a whole build. */
export type Answer =
  | { kind: 'ready' }
  | { kind: 'progress'; text: string }
  | { kind: 'edited'; edited: Edited }
  /** All that the next process has to know of the edit is on disk; follows `edited`. */
  | { kind: 'saved' }
  /** `isUntouched`: content could not be read, and everything is as it was before the edit. */
  | { kind: 'failed'; reason: string; isUntouched: boolean };

/** What an edit did. */
export interface Edited {
  /** Addresses of the pages whose HTML was written anew. */
  rendered: string[];
  /** Addresses of the pages that are gone. */
  deleted: string[];
  /** Addresses of all pages whose files may be other ones; null: any may. */
  touched: string[] | null;
  /** Milliseconds by step. */
  steps: Record<string, number>;
  /** Why pages became others. */
  reasons: BuildReasons;
}
