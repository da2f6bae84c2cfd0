import { type HostCode } from '../../../../src/config/hosts';
import { type Database } from '../connect';

/** The fields of a row as `editedBodies` of the contract names them. */
export type EditedFields = Record<string, unknown>;

export interface StoredRow {
  id: number;
  fields: EditedFields;
}

/** The rows of one entity as the editors of a host see and change them. */
export interface EditedStore {
  /** By id. */
  list: (
    db: Database,
    host: HostCode,
    page: { limit: number; offset: number },
  ) => Promise<StoredRow[]>;
  count: (db: Database, host: HostCode) => Promise<number>;
  find: (db: Database, host: HostCode, id: number) => Promise<StoredRow | undefined>;
  /**
   * Makes a row and gives its id.
   * @throws ApiFailure 422 naming a field that other rows do not allow
   */
  create: (db: Database, host: HostCode, fields: EditedFields) => Promise<number>;
  /** @throws ApiFailure 422 naming a field that other rows do not allow */
  change: (db: Database, host: HostCode, id: number, fields: EditedFields) => Promise<void>;
  /** @throws ApiFailure 422 when other rows need this one */
  remove: (db: Database, host: HostCode, id: number) => Promise<void>;
  /** Fields that every host has in common: a change of one concerns all that tell of the row. */
  sharedFields: readonly string[];
  /** Hosts that tell of the row. */
  hostsOf: (db: Database, id: number) => Promise<HostCode[]>;
}
