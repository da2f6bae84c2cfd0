import { and, eq } from 'drizzle-orm';
import { type Database } from '../connect';
import { InUse, UnknownReference } from '../refused-changes';
import { brands, brandTexts } from '../schema/brands';
import { items } from '../schema/items';
import { lookups } from '../schema/lookups';
import { sharedRows } from './shared-rows';
import { type EditedStore } from './store';

export const brandStore: EditedStore<'brands'> = sharedRows(brands, brandTexts, {
  rootId: { column: brandTexts.brandId, name: 'brandId' },
  unique: { column: brands.url, field: 'url' },
  sharedFields: ['url', 'country', 'founded', 'is_popular'],
  read: async (db, { url, countryId, founded, isPopular }, { title, about }) => ({
    url,
    title,
    country: await countryKeyOf(db, countryId),
    founded,
    is_popular: isPopular,
    about,
  }),
  writeRoot: async (db, fields) => {
    const { url, country, founded, is_popular: isPopular } = fields;
    return { url, countryId: await countryIdOf(db, country), founded, isPopular };
  },
  writeText: (fields) => {
    const { title, about } = fields;
    return { title, about };
  },
  checkRemoval: async (db, id) => {
    const [item] = await db
      .select({ id: items.id })
      .from(items)
      .where(eq(items.brandId, id))
      .limit(1);
    if (item) throw new InUse('id');
  },
});

async function countryIdOf(db: Database, key: string | null): Promise<number | null> {
  if (key === null) return null;
  const [row] = await db
    .select({ id: lookups.id })
    .from(lookups)
    .where(and(eq(lookups.kind, 'country'), eq(lookups.key, key)));
  if (!row) throw new UnknownReference('country');
  return row.id;
}

async function countryKeyOf(db: Database, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const [row] = await db.select({ key: lookups.key }).from(lookups).where(eq(lookups.id, id));
  if (!row) throw new Error(`no country ${id}`);
  return row.key;
}
