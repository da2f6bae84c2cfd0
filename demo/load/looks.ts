import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { type ItemKind } from '../../src/config/catalogs';
import { type Database } from '../../server/api/db/connect';
import { type ItemLook } from '../catalogue/types';

/** What the pictures of an item are drawn from, under the address that its pictures have. */
export const looks = pgTable(
  'demo_looks',
  {
    kind: text('kind').$type<ItemKind>().notNull(),
    url: text('url').notNull(),
    look: jsonb('look').$type<ItemLook>().notNull(),
    /** As the Latin alphabet writes it. */
    maker: text('maker'),
    reference: text('reference'),
    year: integer('year'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.url] })],
);

/** Makes the table, which the migrations of the backend do not know, unless it is there. */
export async function createLooks(db: Database): Promise<void> {
  await db.execute(sql`
    create table if not exists ${looks} (
      kind text not null,
      url text not null,
      look jsonb not null,
      maker text,
      reference text,
      year integer,
      primary key (kind, url)
    )`);
}
