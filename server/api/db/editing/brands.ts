import { and, eq } from 'drizzle-orm';
import { type EditedBody } from '../../../../src/contract/edited-bodies';
import { type Database } from '../connect';
import { invalid } from '../../failure';
import { brands, brandTexts } from '../schema/brands';
import { items } from '../schema/items';
import { lookups } from '../schema/lookups';
import { sharedRows } from './shared-rows';

export const brandStore = sharedRows(brands, brandTexts, {
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
    const { url, country, founded, is_popular: isPopular } = fields as EditedBody<'brands'>;
    return { url, countryId: await countryIdOf(db, country), founded, isPopular };
  },
  writeText: (fields) => {
    const { title, about } = fields as EditedBody<'brands'>;
    return { title, about };
  },
  checkRemoval: async (db, id) => {
    const [item] = await db
      .select({ id: items.id })
      .from(items)
      .where(eq(items.brandId, id))
      .limit(1);
    if (item) throw invalid({ id: ['inUse'] });
  },
});

async function countryIdOf(db: Database, key: string): Promise<number> {
  const [row] = await db
    .select({ id: lookups.id })
    .from(lookups)
    .where(and(eq(lookups.kind, 'country'), eq(lookups.key, key)));
  if (!row) throw invalid({ country: ['valueWrong'] });
  return row.id;
}

async function countryKeyOf(db: Database, id: number): Promise<string> {
  const [row] = await db.select({ key: lookups.key }).from(lookups).where(eq(lookups.id, id));
  if (!row) throw new Error(`no country ${id}`);
  return row.key;
}
