import { type FastifyInstance } from 'fastify';
import { categoryList } from '../../../src/config/catalogs';
import { type HostCode } from '../../../src/config/hosts';
import { clockCategories } from '../../../src/contract/offers';
import { countFacets, findPage } from '../catalogue/find';
import { lookupOptions } from '../db/repositories/option-titles';
import { type Dependencies } from '../dependencies';
import { serve } from '../http/serve';
import { listCards } from './item-cards';

/** Tiles of popular categories. */
const mostCategories = 8;

/** Popular categories: the types of watches that most items of the current list have. */
export async function popularCategories(dependencies: Dependencies, host: HostCode) {
  const asked = { host, catalogType: categoryList, filter: { available: 1 } } as const;
  const totals = (await countFacets(dependencies, asked)).single.typeId;
  return (await lookupOptions(dependencies.db, host, 'item_type'))
    .map(({ id, url, title }) => ({ id, url, title, total: totals.get(id) ?? 0 }))
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total || one.id - other.id)
    .slice(0, mostCategories);
}

export function clockCategoryRoutes(api: FastifyInstance, dependencies: Dependencies): void {
  serve(api, clockCategories, async ({ host }) => {
    const list = { host, catalogType: categoryList };
    const categories = await popularCategories(dependencies, host);
    const faces = await Promise.all(
      categories.map(async ({ id }) => {
        const asked = { ...list, filter: { available: 1 as const, 'types[]': [id] } };
        const order = { sortBy: 'popularity', direction: 'desc', limit: 1, offset: 0 } as const;
        const { ids } = await findPage(dependencies, asked, order);
        return listCards(dependencies, host, ids);
      }),
    );
    return {
      data: categories.map(({ id, url, title, total }, index) => {
        const picture = faces[index]?.[0]?.pictures[0];
        return {
          id,
          url,
          title,
          catalog_type: list.catalogType,
          query: new URLSearchParams({ types: String(id) }).toString(),
          total,
          image_preview: picture ? { ...picture, alt: '' } : null,
        };
      }),
    };
  });
}
