import { sql } from 'drizzle-orm';
import { type Database } from '../connect';
import { articles, videos } from '../schema/articles';
import { brands } from '../schema/brands';
import { cities } from '../schema/cities';
import { currencyRates, hosts } from '../schema/hosts';
import { items } from '../schema/items';
import { lookups } from '../schema/lookups';
import { terms } from '../schema/reference';
import { pledgeTickets } from '../schema/requests';
import { services } from '../schema/services';
import { loadAllTexts } from './all-texts';
import { type CatalogueOptions } from './catalogue/generate';
import { collections } from './catalogue/collections/all';
import { makers } from './catalogue/makers/all';
import { watchModels } from './catalogue/models/watches/all';
import { withMoreArticles } from './more-articles';
import { seedCatalogue } from './seed-catalogue';
import { seedCities } from './seed-cities';
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
    currencyRates,
    hosts,
    lookups,
    cities,
    services,
    articles,
    videos,
    terms,
    brands,
    items,
    pledgeTickets,
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
    const known = await transaction.select({ code: hosts.code }).from(hosts).limit(1);
    if (known.length > 0) return false;
    await fill(transaction, options);
    return true;
  });
}

/** Empties every table and fills them afresh, in one transaction. */
export async function reseed(db: Database, options: SeedOptions = {}): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`truncate table ${rootTables} cascade`);
    await fill(transaction, options);
  });
}

async function fill(db: Database, { articles = 0, ...options }: SeedOptions): Promise<void> {
  const texts = withMoreArticles(loadAllTexts(), articles, makers, watchCollections);
  const lookupId = await seedReference(db);
  const cityId = await seedCities(db, texts);
  await seedLists(db, texts, cityId);
  await seedPages(db, texts);
  const { stock, itemId } = await seedCatalogue(db, options, { lookupId, cityId });
  await seedShowcase(db, texts, stock, itemId);
  await seedTickets(db);
  // The embedded database has no autovacuum that would tell the planner how large the tables are.
  await db.execute(sql`analyze`);
}
