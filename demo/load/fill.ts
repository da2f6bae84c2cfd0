import { sql } from 'drizzle-orm';
import { type Database } from '../../server/api/db/connect';
import { collections } from '../catalogue/collections/all';
import { type CatalogueOptions } from '../catalogue/generate/generate';
import { makers } from '../catalogue/makers/all';
import { watchModels } from '../catalogue/models/watches/all';
import { loadAllTexts } from './all-texts';
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

/** Writes the whole demonstration into empty tables. */
export async function fill(db: Database, { articles = 0, ...options }: SeedOptions): Promise<void> {
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
