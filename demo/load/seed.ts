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
import { loadAllTexts } from './all-texts';
import { type CatalogueOptions } from '../catalogue/generate/generate';
import { collections } from '../catalogue/collections/all';
import { makers } from '../catalogue/makers/all';
import { watchModels } from '../catalogue/models/watches/all';
import { createLooks, looks } from './looks';
import { withMoreArticles } from './more-articles';
import { seedCatalogue } from './seed-catalogue';
import { seedCities } from './seed-cities';
import { seedCovers } from './seed-covers';
import { seedLists } from './seed-lists';
import { seedPages } from './seed-pages';
import { seedReference } from './seed-reference';
import { seedShowcase } from './seed-showcase';
import { seedTickets } from './seed-tickets';

export interface SeedOptions extends CatalogueOptions {
  /** Articles of each host, at least those that are written. */
  articles?: number;
}

/** Market notes are about watches. */
const watchCollections = collections.filter(({ maker, url }) =>
  watchModels.some((model) => model.maker === maker && model.collection === url),
);

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
export function seedIfEmpty(db: Database, options: SeedOptions = {}): Promise<boolean> {
  return db.transaction(async (transaction) => {
    // Two processes that start at once on one database server fill it once.
    await transaction.execute(sql`lock table ${hosts} in share row exclusive mode`);
    await createLooks(transaction);
    if (await hasContent(transaction)) return false;
    await fill(transaction, options);
    return true;
  });
}

/** Empties every table and fills them afresh, in one transaction. */
export async function reseed(db: Database, options: SeedOptions = {}): Promise<void> {
  await db.transaction(async (transaction) => {
    await createLooks(transaction);
    await transaction.execute(sql`truncate table ${rootTables} cascade`);
    await insertHosts(transaction);
    await fill(transaction, options);
  });
}

async function fill(db: Database, { articles = 0, ...options }: SeedOptions): Promise<void> {
  const texts = withMoreArticles(loadAllTexts(), articles, makers, watchCollections);
  const lookupId = await seedReference(db);
  const coverId = await seedCovers(db, texts);
  const cityId = await seedCities(db, texts, coverId);
  await seedLists(db, texts, { cityId, coverId });
  await seedPages(db, texts, coverId);
  const { stock, itemId } = await seedCatalogue(db, options, { lookupId, cityId });
  await seedShowcase(db, texts, stock, itemId);
  await seedTickets(db);
  // The embedded database has no autovacuum that would tell the planner how large the tables are.
  await db.execute(sql`analyze`);
}
