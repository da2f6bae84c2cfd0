import { type FastifyInstance } from 'fastify';
import { mainData } from '../../../src/contract/main-data';
import { brandOptions, brandStories } from '../../../src/contract/brands';
import { type HostCode } from '../../../src/config/hosts';
import { isCatalogType } from '../../../src/config/catalogs';
import {
  countItemsByBrand,
  listBrands,
  type BrandCount,
  type BrandRow,
} from '../db/repositories/brands';
import { listCities } from '../db/repositories/cities';
import { type Dependencies } from '../dependencies';
import { notFound } from '../failure';
import { serve } from '../serve';

interface BrandOptionsQuery {
  grouped?: boolean;
  available?: boolean;
}

export function mainDataRoutes(api: FastifyInstance, { db }: Dependencies): void {
  const brandsOf = async (host: HostCode) => {
    const [rows, counts] = [await listBrands(db, host), await countItemsByBrand(db, host, true)];
    return rows.map((brand) => ({
      brand,
      counts: counts.filter((one) => one.brandId === brand.id),
    }));
  };

  serve(api, mainData, async ({ host }) => ({
    cities: await listCities(db, host),
    brands: (await brandsOf(host)).map(({ brand, counts }) => toWire(brand, counts)),
  }));

  serve(api, brandStories, async ({ host }) => ({
    data: (await brandsOf(host)).map(({ brand, counts }) => ({
      ...toWire(brand, counts),
      about: brand.about,
    })),
  }));

  serve(api, brandOptions, async ({ host, param, query }) => {
    const catalogType = param('catalogType');
    if (!isCatalogType(catalogType)) throw notFound('Catalogue');
    const { grouped = false, available = true } = query as BrandOptionsQuery;
    const counts = await countItemsByBrand(db, host, available);
    const options = (await listBrands(db, host)).flatMap((brand) => {
      const found = counts.find(
        (one) => one.brandId === brand.id && one.catalogType === catalogType,
      );
      return found ? [toOption(brand, found.total)] : [];
    });
    return { data: grouped ? popularFirst(options) : options };
  });
}

function toWire(brand: BrandRow, counts: BrandCount[]) {
  return {
    id: brand.id,
    url: brand.url,
    title: brand.title,
    is_popular: brand.isPopular,
    item_counts: counts.map(({ catalogType, total }) => ({ catalog_type: catalogType, total })),
  };
}

function toOption({ id, url, title, isPopular }: BrandRow, total: number) {
  return { id, url, title, is_popular: isPopular, total };
}

function popularFirst<Option extends { is_popular: boolean }>(options: Option[]): Option[] {
  return [
    ...options.filter((option) => option.is_popular),
    ...options.filter((option) => !option.is_popular),
  ];
}
