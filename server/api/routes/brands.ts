import { type FastifyInstance } from 'fastify';
import { type InferOutput } from 'valibot';
import { catalogTypes } from '../../../src/config/catalogs';
import { type HostCode } from '../../../src/config/hosts';
import {
  type brandAnswer,
  brandDetail,
  brandStories,
  type brandStoryAnswer,
} from '../../../src/contract/brands';
import { countFacets } from '../catalogue/find';
import { listBrands, listCollections } from '../db/repositories/brands';
import { type Dependencies } from '../dependencies';
import { notFound } from '../http/failure';
import { serve } from '../http/serve';

type BrandAnswer = InferOutput<typeof brandAnswer>;

export function brandRoutes(api: FastifyInstance, dependencies: Dependencies): void {
  serve(api, brandStories, async ({ host }) => {
    const collections = await listCollections(dependencies.db, host);
    return {
      data: (await brandsOf(dependencies, host)).map((brand) => toStoryAnswer(brand, collections)),
    };
  });

  serve(api, brandDetail, async ({ host, param }) => {
    const brand = (await brandsOf(dependencies, host)).find(({ url }) => url === param('url'));
    if (!brand) throw notFound();
    return { data: brand };
  });
}

/** Every brand of a host with its story, and how many items of it each list shows. */
async function brandsOf(
  dependencies: Dependencies,
  host: HostCode,
): Promise<(BrandAnswer & { about: string })[]> {
  const counts = await Promise.all(
    catalogTypes.map(async (catalogType) => {
      const asked = { host, catalogType, filter: { available: 1 as const } };
      return { catalogType, brands: (await countFacets(dependencies, asked)).single.brandId };
    }),
  );
  return (await listBrands(dependencies.db, host)).map(({ id, url, title, isPopular, about }) => ({
    id,
    url,
    title,
    is_popular: isPopular,
    item_counts: counts.flatMap(({ catalogType, brands }) => {
      const total = brands.get(id);
      return total === undefined ? [] : [{ catalog_type: catalogType, total }];
    }),
    about,
  }));
}

/** Every brand of a host for what shows brands by name only. */
export async function brandAnswers(
  dependencies: Dependencies,
  host: HostCode,
): Promise<BrandAnswer[]> {
  return (await brandsOf(dependencies, host)).map(({ about: _about, ...brand }) => brand);
}

/** A brand with its story and, of all collections, its own. */
export function toStoryAnswer(
  brand: BrandAnswer & { about: string },
  collections: Awaited<ReturnType<typeof listCollections>>,
): InferOutput<typeof brandStoryAnswer> {
  return {
    ...brand,
    collections: collections
      .filter(({ brandId }) => brandId === brand.id)
      .map(({ id, url, title, note }) => ({ id, url, title, note: note ?? '' })),
  };
}
