import { type FastifyInstance } from 'fastify';
import { fullListing, listing } from '../../../src/contract/listing';
import { findPage } from '../catalogue/find';
import { listItemsById } from '../db/repositories/items';
import { type Dependencies } from '../dependencies';
import { paginateData } from '../http/paginate';
import { answering, type CallOf } from '../http/serve';
import { catalogTypeOf } from './catalog-type';
import { answerContext, toItemAnswer } from './item-answer';
import { listCards } from './item-cards';

export function listingRoutes(api: FastifyInstance, dependencies: Dependencies): void {
  async function pageOf({ host, param, query }: CallOf<typeof listing>) {
    const { page, per_page, sortBy, direction, ...filter } = query;
    const { ids, total } = await findPage(
      dependencies,
      { host, catalogType: catalogTypeOf(param('catalogType')), filter },
      { sortBy, direction, limit: per_page, offset: (page - 1) * per_page },
    );
    return { ids, paginate_data: paginateData(total, per_page) };
  }

  const cards = answering(listing, async (call) => {
    const { ids, paginate_data } = await pageOf(call);
    return { items: await listCards(dependencies, call.host, ids), paginate_data };
  });
  const wholeItems = answering(fullListing, async (call) => {
    const { ids, paginate_data } = await pageOf(call);
    const items = await listItemsById(dependencies.db, call.host, ids);
    const context = await answerContext(dependencies, call.host);
    return { items: items.map((item) => toItemAnswer(item, context)), paginate_data };
  });

  // Two endpoints share the path; `view` says which one is meant.
  api.get(listing.path, { config: { endpoints: [listing] } }, (request, reply) => {
    const { view } = request.query as { view?: unknown };
    return view === undefined ? cards(request, reply) : wholeItems(request, reply);
  });
}
