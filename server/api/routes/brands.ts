import { type FastifyInstance } from 'fastify';
import { type InferType } from 'yup';
import { type HostCode } from '../../../src/config/hosts';
import { type brandAnswer, brandOptions, brandStories } from '../../../src/contract/brands';
import { type Database } from '../db/connect';
import { countItemsByBrand, listBrands } from '../db/repositories/brands';
import { type Dependencies } from '../dependencies';
import { serve, type Ask } from '../serve';
import { catalogTypeOf } from './catalog-type';

type BrandAnswer = InferType<typeof brandAnswer>;

interface BrandOptionsQuery {
  /** Popular brands before the others. */
  grouped?: boolean;
  /** As in the listing: by default only what can be had counts. */
  available?: boolean;
}

export function brandRoutes(api: FastifyInstance, { db }: Dependencies): void {
  serve(api, brandStories, async ({ host }) => ({ data: await brandsOf(db, host) }));

  serve(api, brandOptions, async ({ host, param, query }: Ask<BrandOptionsQuery>) => {
    const { grouped = false, available = true } = query;
    const counts = await countItemsByBrand(db, host, {
      available,
      catalogType: catalogTypeOf(param('catalogType')),
    });
    const totals = new Map(counts.map(({ brandId, total }) => [brandId, total]));
    const options = (await listBrands(db, host)).flatMap(({ id, url, title, isPopular }) => {
      const total = totals.get(id);
      return total === undefined ? [] : [{ id, url, title, is_popular: isPopular, total }];
    });
    // The sort is stable: within each group the brands stay in the order of their titles.
    if (grouped) options.sort((one, other) => +other.is_popular - +one.is_popular);
    return { data: options };
  });
}

/** Every brand of a host with its story. */
async function brandsOf(
  db: Database,
  host: HostCode,
): Promise<(BrandAnswer & { about: string })[]> {
  const counts = await countItemsByBrand(db, host, { available: true });
  return (await listBrands(db, host)).map(({ id, url, title, isPopular, about }) => ({
    id,
    url,
    title,
    is_popular: isPopular,
    item_counts: counts
      .filter(({ brandId }) => brandId === id)
      .map(({ catalogType, total }) => ({ catalog_type: catalogType, total })),
    about,
  }));
}

/** Every brand of a host for what shows brands by name only. */
export async function brandAnswers(db: Database, host: HostCode): Promise<BrandAnswer[]> {
  return (await brandsOf(db, host)).map(({ about: _about, ...brand }) => brand);
}
