import { and, asc, eq } from 'drizzle-orm';
import { hosts, type HostCode } from '../../../../src/config/hosts';
import { type Database } from '../connect';
import { brands, brandTexts, collections, collectionTexts } from '../schema/brands';

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

/** Every collection in the house's order, with what the host says of it. */
export function listCollections(db: Database, host: HostCode) {
  return db
    .select({
      id: collections.id,
      brandId: collections.brandId,
      url: collections.url,
      title: collections.title,
      note: collectionTexts.note,
    })
    .from(collections)
    .leftJoin(
      collectionTexts,
      and(eq(collectionTexts.collectionId, collections.id), eq(collectionTexts.host, host)),
    )
    .orderBy(asc(collections.position), asc(collections.id));
}
