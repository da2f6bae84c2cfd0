import { type FastifyInstance } from 'fastify';
import { type SortField } from '../../../src/config/sorting';
import { fullListing, listing } from '../../../src/contract/listing';
import { findPage } from '../catalogue/find';
import { type ItemFilter } from '../catalogue/item-filter';
import { listItemsById } from '../db/repositories/items';
import { type Dependencies } from '../dependencies';
import { paginateData } from '../paginate';
import { answering, type Ask } from '../serve';
import { catalogTypeOf } from './catalog-type';
import { answerContext, toItemAnswer } from './item-answer';
import { listCards } from './item-cards';

interface ListingQuery extends ItemFilter {
  page: number;
  per_page: number;
  sortBy: SortField;
  direction: 'asc' | 'desc';
}

export function listingRoutes(api: FastifyInstance, dependencies: Dependencies): void {
  async function pageOf({ host, param, query }: Ask<ListingQuery>) {
    const { page, per_page, sortBy, direction, ...filter } = query;
    const { ids, total } = await findPage(
      dependencies,
      { host, catalogType: catalogTypeOf(param('catalogType')), filter },
      { sortBy, direction, limit: per_page, offset: (page - 1) * per_page },
    );
    return { ids, paginate_data: paginateData(total, per_page) };
  }

  const cards = answering(listing, async (ask: Ask<ListingQuery>) => {
    const { ids, paginate_data } = await pageOf(ask);
    return { items: await listCards(dependencies, ask.host, ids), paginate_data };
  });
  const wholeItems = answering(fullListing, async (ask: Ask<ListingQuery>) => {
    const { ids, paginate_data } = await pageOf(ask);
    const items = await listItemsById(dependencies.db, ask.host, ids);
    const context = await answerContext(dependencies, ask.host);
    return { items: items.map((item) => toItemAnswer(item, context)), paginate_data };
  });

  // Two endpoints share the path; `view` says which one is meant.
  api.get(listing.path, { config: { endpoints: [listing] } }, (request, reply) => {
    const { view } = request.query as { view?: unknown };
    return view === undefined ? cards(request, reply) : wholeItems(request, reply);
  });
}
