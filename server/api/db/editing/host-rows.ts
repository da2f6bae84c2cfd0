import { and, asc, count, eq, max } from 'drizzle-orm';
import { type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { type HostCode } from '../../../../src/config/hosts';
import { type EditedBody, type EditedEntity } from '../../../../src/contract/edited-bodies';
import { type Database } from '../connect';
import { type EditedStore } from './store';

type HostTable = PgTable & { id: PgColumn; host: PgColumn; position?: PgColumn };

interface Mapping<Entity extends EditedEntity, Row> {
  /** A row as editors see it. */
  read: (db: Database, row: Row) => EditedBody<Entity> | Promise<EditedBody<Entity>>;
  /** Columns of the fields, without id and host; a position that is left out is the last. */
  write: (db: Database, fields: EditedBody<Entity>) => Partial<Row> | Promise<Partial<Row>>;
}

/** Store of a table whose rows belong to one host each. */
export function hostRows<Entity extends EditedEntity, Table extends HostTable>(
  table: Table,
  { read, write }: Mapping<Entity, Table['$inferSelect']>,
): EditedStore<Entity> {
  // Drizzle cannot follow a table that is only known by its columns; the mapping is typed by it.
  const base: HostTable = table;
  const isOf = (host: HostCode, id: number) => and(eq(base.host, host), eq(base.id, id));
  const toStored = async (db: Database, row: Record<string, unknown>) => ({
    id: row.id as number,
    fields: await read(db, row),
  });

  return {
    list: async (db, host, { limit, offset }) => {
      const rows = await db
        .select()
        .from(base)
        .where(eq(base.host, host))
        .orderBy(asc(base.id))
        .limit(limit)
        .offset(offset);
      return Promise.all(rows.map((row) => toStored(db, row)));
    },
    count: async (db, host) => {
      const [row] = await db.select({ total: count() }).from(base).where(eq(base.host, host));
      return row?.total ?? 0;
    },
    find: async (db, host, id) => {
      const [row] = await db.select().from(base).where(isOf(host, id));
      return row && toStored(db, row);
    },
    create: async (db, host, fields) => {
      const columns = { ...(await lastPlace(db, base, host)), ...(await write(db, fields)), host };
      const [row] = await db.insert(base).values(columns).returning({ id: base.id });
      return row?.id as number;
    },
    change: async (db, host, id, fields) => {
      await db
        .update(base)
        .set(await write(db, fields))
        .where(isOf(host, id));
    },
    remove: async (db, host, id) => {
      await db.delete(base).where(isOf(host, id));
    },
    sharedFields: [],
    hostsOf: async (db, id) => {
      const rows = await db.select({ host: base.host }).from(base).where(eq(base.id, id));
      return rows.map(({ host }) => host as HostCode);
    },
  };
}

async function lastPlace(db: Database, table: HostTable, host: HostCode) {
  if (!table.position) return {};
  const [row] = await db
    .select({ last: max(table.position) })
    .from(table)
    .where(eq(table.host, host));
  return { position: Number(row?.last ?? 0) + 1 };
}
