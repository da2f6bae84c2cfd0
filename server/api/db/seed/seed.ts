import { sql } from 'drizzle-orm';
import { type Database } from '../connect';
import { articles, videos } from '../schema/articles';
import { brands, collections } from '../schema/brands';
import { cities } from '../schema/cities';
import { currencyRates, hosts } from '../schema/hosts';
import { items } from '../schema/items';
import { lookups } from '../schema/lookups';
import { terms } from '../schema/reference';
import { services } from '../schema/services';
import { type CatalogueOptions } from './catalogue/generate';
import { continueIds } from './insert';
import { seedCatalogue } from './seed-catalogue';
import { seedReference } from './seed-reference';
import { seedTexts } from './seed-texts';

/** Size of the demonstration catalogue. */
export const usualItems = 60;

/** Tables whose rows come with ids of the seed's own. */
const numberedTables = [
  lookups,
  cities,
  services,
  articles,
  videos,
  terms,
  brands,
  collections,
  items,
];

/** Fills an empty database in one transaction; one with data is left as it is. */
export async function seedIfEmpty(db: Database, options: CatalogueOptions = {}): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const known = await transaction.select({ code: hosts.code }).from(hosts).limit(1);
    if (known.length > 0) return false;
    const lookupId = await seedReference(transaction);
    const cityIds = await seedTexts(transaction);
    await seedCatalogue(transaction, { items: usualItems, ...options }, lookupId, cityIds);
    for (const table of numberedTables) await continueIds(transaction, table);
    return true;
  });
}

/** Empties every table and fills them afresh, in one transaction. */
export async function reseed(db: Database, options: CatalogueOptions = {}): Promise<void> {
  await db.transaction(async (transaction) => {
    for (const table of [...numberedTables].reverse()) {
      await transaction.execute(sql`truncate table ${table} cascade`);
    }
    await transaction.execute(sql`truncate table ${hosts}, ${currencyRates} cascade`);
    await seedIfEmpty(transaction, options);
  });
}
