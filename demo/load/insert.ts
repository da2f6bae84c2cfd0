import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { type PgTable } from 'drizzle-orm/pg-core';
import { type Database } from '../../server/api/db/connect';

/** PostgreSQL takes 65,535 parameters in one statement. */
const mostParameters = 30_000;

/** Inserts rows in as few statements as the database takes. */
export async function insertAll<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const size = Math.floor(mostParameters / Object.keys(getTableColumns(table)).length);
  for (let start = 0; start < rows.length; start += size) {
    await db.insert(table).values(rows.slice(start, start + size));
  }
}

/**
 * Inserts rows with ids 1, 2, 3 … in their order, so that two seeds of an empty database agree even
 * when one before them failed; the next row of the table takes the next number.
 */
export async function insertNumbered<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Omit<Table['$inferInsert'], 'id'>[],
): Promise<void> {
  const numbered = rows.map((row, index) => ({ ...row, id: index + 1 }));
  await insertAll(db, table, numbered as Table['$inferInsert'][]);
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), ${rows.length + 1}, false)`,
  );
}

/** The id that `insertNumbered` gives to the row of a key. */
export type IdOf = (key: string) => number;

/**
 * @param what names the rows in the error of an unknown key
 * @throws Error when two rows have one key
 */
export function idsOf(what: string, keys: readonly string[]): IdOf {
  const ids = new Map(keys.map((key, index) => [key, index + 1]));
  if (ids.size < keys.length) throw new Error(`two rows of ${what} have the same key`);
  return (key) => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`there is no ${what} "${key}"`);
    return id;
  };
}
