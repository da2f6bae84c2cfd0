import { type FastifyInstance } from 'fastify';
import { fullListing, listing, type SortField } from '../../../src/contract/listing';
import { countItems, listItems } from '../db/repositories/items';
import { type Dependencies } from '../dependencies';
import { paginateData } from '../paginate';
import { answering, type Ask } from '../serve';
import { catalogTypeOf } from './catalog-type';
import { answerContext, toCardAnswer, toItemAnswer } from './item-answer';

interface ListingQuery {
  page: number;
  per_page: number;
  'brands[]'?: number[];
  sortBy: SortField;
  direction: 'asc' | 'desc';
  available: 0 | 1;
}

export function listingRoutes(api: FastifyInstance, dependencies: Dependencies): void {
  const { db } = dependencies;

  async function pageOf({ host, param, query }: Ask<ListingQuery>) {
    const selection = {
      host,
      catalogType: catalogTypeOf(param('catalogType')),
      brands: query['brands[]'],
      available: query.available === 1,
      sortBy: query.sortBy,
      direction: query.direction,
      limit: query.per_page,
      offset: (query.page - 1) * query.per_page,
    };
    return {
      items: await listItems(db, selection),
      context: await answerContext(dependencies, host),
      paginate_data: paginateData(await countItems(db, selection), query.per_page),
    };
  }

  const cards = answering(listing, async (ask: Ask<ListingQuery>) => {
    const { items, context, paginate_data } = await pageOf(ask);
    return { items: items.map((item) => toCardAnswer(item, context)), paginate_data };
  });
  const wholeItems = answering(fullListing, async (ask: Ask<ListingQuery>) => {
    const { items, context, paginate_data } = await pageOf(ask);
    return { items: items.map((item) => toItemAnswer(item, context)), paginate_data };
  });

  // Two endpoints share the path; `view` says which one is meant.
  api.get(listing.path, (request) => {
    const { view } = request.query as { view?: unknown };
    return view === undefined ? cards(request) : wholeItems(request);
  });
}
