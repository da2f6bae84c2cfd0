import { type PgTable } from 'drizzle-orm/pg-core';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { type Database } from '../connect';

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

/** After rows with given ids, the next row of a table takes the next number. */
export async function continueIds(db: Database, table: PgTable): Promise<void> {
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), (select coalesce(max(id), 1) from ${table}))`,
  );
}
