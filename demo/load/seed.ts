import { sql } from 'drizzle-orm';
import { insertHosts, type Database } from '../../server/api/db/connect';
import { articles, videos } from '../../server/api/db/schema/articles';
import { brands } from '../../server/api/db/schema/brands';
import { cities } from '../../server/api/db/schema/cities';
import { hasContent } from '../../server/api/db/repositories/content';
import { covers } from '../../server/api/db/schema/covers';
import { hosts } from '../../server/api/db/schema/hosts';
import { items } from '../../server/api/db/schema/items';
import { lookups } from '../../server/api/db/schema/lookups';
import { terms } from '../../server/api/db/schema/reference';
import { pledgeTickets } from '../../server/api/db/schema/requests';
import { services } from '../../server/api/db/schema/services';
import { type SeedOptions } from './fill';
import { createLooks, looks } from './looks';

/** Every other table refers to one of these. */
const rootTables = sql.join(
  [
    hosts,
    covers,
    lookups,
    cities,
    services,
    articles,
    videos,
    terms,
    brands,
    items,
    pledgeTickets,
    looks,
  ].map((table) => sql`${table}`),
  sql`, `,
);

/**
 * Fills an empty database in one transaction; one with data is left as it is.
 * @returns whether it was filled
 * @throws Error naming what the texts or the catalogue lack; the database then stays empty.
 */
export async function seedIfEmpty(db: Database, options: SeedOptions = {}): Promise<boolean> {
  const isFilled = await db.transaction(async (transaction) => {
    // Two processes that start at once on one database server fill it once.
    await transaction.execute(sql`lock table ${hosts} in share row exclusive mode`);
    await createLooks(transaction);
    if (await hasContent(transaction)) return false;
    await loadAndFill(transaction, options);
    return true;
  });
  if (isFilled) await vacuum(db);
  return isFilled;
}

/** Empties every table and fills them afresh, in one transaction. */
export async function reseed(db: Database, options: SeedOptions = {}): Promise<void> {
  await db.transaction(async (transaction) => {
    await createLooks(transaction);
    await transaction.execute(sql`truncate table ${rootTables} cascade`);
    await insertHosts(transaction);
    await loadAndFill(transaction, options);
  });
  await vacuum(db);
}

/** The embedded database has no autovacuum; until the first one no index is enough to answer from. */
async function vacuum(db: Database): Promise<void> {
  await db.execute(sql`vacuum`);
}

/** Most starts find a database with data: they need not load the whole catalogue. */
async function loadAndFill(db: Database, options: SeedOptions): Promise<void> {
  const { fill } = await import('./fill');
  await fill(db, options);
}
