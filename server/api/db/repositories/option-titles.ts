import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { hosts as hostFacts, type HostCode } from '../../../../src/config/hosts';
import { type Database } from '../connect';
import { brands, brandTexts, collections } from '../schema/brands';
import { cities, cityTexts } from '../schema/cities';
import { lookups, lookupTitles, type LookupKind } from '../schema/lookups';
import { specials } from '../schema/notices';

export interface OptionTitle {
  id: number;
  title: string;
  /** Path segment of brands, collections and types, else empty. */
  url: string;
  isPopular: boolean;
}

const plain = { url: '', isPopular: false };

/** Options of a kind in the order to show. */
export async function lookupOptions(
  db: Database,
  host: HostCode,
  kind: LookupKind,
): Promise<OptionTitle[]> {
  const rows = await db
    .select({ id: lookups.id, key: lookups.key, title: lookupTitles.title })
    .from(lookups)
    .innerJoin(
      lookupTitles,
      and(eq(lookupTitles.lookupId, lookups.id), eq(lookupTitles.host, host)),
    )
    .where(eq(lookups.kind, kind))
    .orderBy(asc(lookups.position), asc(lookups.id));
  return rows.map(({ id, key, title }) => ({
    ...plain,
    id,
    title,
    url: kind === 'item_type' ? key : '',
  }));
}

/** Brands by title, as the language of the host sorts. */
export async function brandOptions(db: Database, host: HostCode): Promise<OptionTitle[]> {
  const rows = await db
    .select({
      id: brands.id,
      title: brandTexts.title,
      url: brands.url,
      isPopular: brands.isPopular,
    })
    .from(brands)
    .innerJoin(brandTexts, and(eq(brandTexts.brandId, brands.id), eq(brandTexts.host, host)));
  const { compare } = new Intl.Collator(hostFacts[host].intlLocale);
  return rows.sort((one, other) => compare(one.title, other.title) || one.id - other.id);
}

export async function collectionOptions(db: Database): Promise<OptionTitle[]> {
  const rows = await db
    .select({ id: collections.id, title: collections.title, url: collections.url })
    .from(collections)
    .orderBy(asc(collections.title), asc(collections.id));
  return rows.map((row) => ({ ...row, isPopular: false }));
}

/** Cities that the host lists, in its order. */
export async function cityOptions(db: Database, host: HostCode): Promise<OptionTitle[]> {
  const rows = await db
    .select({ id: cities.id, title: cityTexts.title })
    .from(cities)
    .innerJoin(cityTexts, and(eq(cityTexts.cityId, cities.id), eq(cityTexts.host, host)))
    .where(isNotNull(cityTexts.title))
    .orderBy(asc(cityTexts.position), asc(cities.id));
  return rows.map(({ id, title }) => ({ id, title: title ?? '', ...plain }));
}

export async function specialOptions(db: Database, host: HostCode): Promise<OptionTitle[]> {
  const rows = await db
    .select({ id: specials.id, title: specials.title })
    .from(specials)
    .where(eq(specials.host, host))
    .orderBy(asc(specials.position), asc(specials.id));
  return rows.map((row) => ({ ...row, ...plain }));
}
