import { type Database } from '../db/connect';
import {
  listListedCities,
  listOptionTitles,
  listStockItems,
  listStockAvailability,
  listStockSpecials,
  listStockStones,
} from '../db/repositories/stock-rows';
import { type ContentRevision } from '../changes/content-revision';
import { readModelOf, type ReadModel } from '../changes/read-model';
import { listRates } from '../db/repositories/rates';
import { stockOf, type Stock } from './stock';

export function openStock(db: Database, revision: ContentRevision): ReadModel<Stock> {
  return readModelOf(revision, () => loadStock(db));
}

async function loadStock(db: Database): Promise<Stock> {
  return stockOf({
    items: await listStockItems(db),
    availability: await listStockAvailability(db),
    stones: await listStockStones(db),
    specials: await listStockSpecials(db),
    listedCities: await listListedCities(db),
    optionTitles: await listOptionTitles(db),
    rates: await listRates(db),
  });
}
