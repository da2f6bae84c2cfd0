import { and, count, eq } from 'drizzle-orm';
import { type CatalogType } from '../../../../src/config/catalogs';
import { hosts, type HostCode } from '../../../../src/config/hosts';
import { type Database } from '../connect';
import { brands, brandTexts } from '../schema/brands';
import { itemTexts } from '../schema/item-details';
import { items } from '../schema/items';
import { hasTextOn, isShown } from './shown-items';

export interface BrandRow {
  id: number;
  url: string;
  title: string;
  isPopular: boolean;
  /** HTML. */
  about: string;
}

/** Every brand of a host by title, as its language sorts. */
export async function listBrands(db: Database, host: HostCode): Promise<BrandRow[]> {
  const rows = await db
    .select({
      id: brands.id,
      url: brands.url,
      title: brandTexts.title,
      isPopular: brands.isPopular,
      about: brandTexts.about,
    })
    .from(brands)
    .innerJoin(brandTexts, and(eq(brandTexts.brandId, brands.id), eq(brandTexts.host, host)));
  const { compare } = new Intl.Collator(hosts[host].intlLocale);
  return rows.sort((one, other) => compare(one.title, other.title) || one.id - other.id);
}

export interface BrandCount {
  brandId: number;
  catalogType: CatalogType;
  total: number;
}

/** How many items of each brand a list shows, or each list; lists without any are left out. */
export function countItemsByBrand(
  db: Database,
  host: HostCode,
  { available, catalogType }: { available: boolean; catalogType?: CatalogType },
): Promise<BrandCount[]> {
  return db
    .select({ brandId: items.brandId, catalogType: items.catalogType, total: count() })
    .from(items)
    .innerJoin(itemTexts, hasTextOn(host))
    .where(
      and(catalogType && eq(items.catalogType, catalogType), isShown(db, available, catalogType)),
    )
    .groupBy(items.brandId, items.catalogType)
    .orderBy(items.brandId, items.catalogType);
}
