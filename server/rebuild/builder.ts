import type { HostCode } from '../../src/config/hosts';
import type { EditedEntity } from '../../src/contract/edited-bodies';

/** A change by an editor, as an event of the backend tells of it. */
export interface ContentChange {
  entity: EditedEntity;
  id: number;
  action: 'created' | 'changed' | 'deleted';
  revision: number;
  /** ISO 8601: when it was made. */
  at: string;
}

export interface BuildRequest {
  host: HostCode;
  /** Null: anything may have changed. */
  changes: readonly ContentChange[] | null;
  say: (progress: string) => void;
  signal: AbortSignal;
}

export interface BuiltRelease {
  /** Number of the release that is live. */
  release: number;
  /** `unchanged`: what was live is still right. */
  kind: 'warm' | 'cold' | 'unchanged';
  /** Addresses of pages, such as `/article/x/`. */
  pages: { added: string[]; changed: string[]; removed: string[] };
}

/** Brings what is live on a host up to date with the content. */
export type Build = (request: BuildRequest) => Promise<BuiltRelease>;
