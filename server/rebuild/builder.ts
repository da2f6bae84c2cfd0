import type { HostCode } from '../../src/config/hosts';
import type { EditedEntity } from '../../src/contract/edited-bodies';
import type { PageChanges } from '../releases/pages';
import type { BuildReasons } from '../releases/reasons';

/** What an editor did to a row, as one host tells of it. */
export interface ContentChange {
  entity: EditedEntity;
  id: number;
  action: 'created' | 'changed' | 'deleted';
  revision: number;
  /** What answers of the backend that hold it say; journals of the time before had none. */
  contentRevision?: number;
  /** ISO 8601: when it was made. */
  at: string;
}

export interface BuildRequest {
  host: HostCode;
  /**
   * The rows of this host that changed, oldest first. Null: anything may have changed. With any request
   * pages of other hosts may have come or gone, which pages of this host name as their translations;
   * an empty list means that nothing else has changed.
   */
  changes: readonly ContentChange[] | null;
  /** Answers of the backend must hold all changes up to this number; 0: whatever they hold. */
  contentRevision: number;
  /** Releases even when far fewer pages came out than last time. */
  force?: boolean;
  /** Told how far the build is. */
  say: (progress: string) => void;
  /** Ends the build. */
  signal: AbortSignal;
}

export interface BuiltRelease {
  /** Number of the release that holds what was built. */
  release: number;
  /** `held`: made and kept, but an earlier one is served since somebody went back to it. */
  kind: 'warm' | 'cold' | 'unchanged' | 'held';
  pages: PageChanges;
  /** Why they differ, where the builder knows. */
  reasons?: BuildReasons;
}

/** Builds and releases a host; rejects when it leaves the release before. */
export type Build = (request: BuildRequest) => Promise<BuiltRelease>;
