import { type HostCode } from '../../../../src/config/hosts';
import { type EditedBody, type EditedEntity } from '../../../../src/contract/edited-bodies';
import { type Database } from '../connect';

export interface StoredRow<Entity extends EditedEntity = EditedEntity> {
  id: number;
  fields: EditedBody<Entity>;
}

/** The rows of one entity as the editors of a host see and change them. */
export interface EditedStore<Entity extends EditedEntity = EditedEntity> {
  /** By id. */
  list: (
    db: Database,
    host: HostCode,
    page: { limit: number; offset: number },
  ) => Promise<StoredRow<Entity>[]>;
  count: (db: Database, host: HostCode) => Promise<number>;
  find: (db: Database, host: HostCode, id: number) => Promise<StoredRow<Entity> | undefined>;
  /**
   * Makes a row and gives its id.
   * @throws RefusedChange naming a field that other rows do not allow
   */
  create: (db: Database, host: HostCode, fields: EditedBody<Entity>) => Promise<number>;
  /** @throws RefusedChange naming a field that other rows do not allow */
  change: (db: Database, host: HostCode, id: number, fields: EditedBody<Entity>) => Promise<void>;
  /** @throws InUse when other rows need this one */
  remove: (db: Database, host: HostCode, id: number) => Promise<void>;
  /** Fields that every host has in common: a change of one concerns all that tell of the row. */
  sharedFields: readonly (keyof EditedBody<Entity>)[];
  /** Hosts that tell of the row. */
  hostsOf: (db: Database, id: number) => Promise<HostCode[]>;
}
