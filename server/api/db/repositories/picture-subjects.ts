import { and, eq } from 'drizzle-orm';
import { type Database } from '../connect';
import { brands, brandTexts } from '../schema/brands';
import { items } from '../schema/items';

/** What an item's pictures are drawn from; the maker's name as the Latin alphabet writes it. */
export async function findItemLook(db: Database, url: string) {
  const [row] = await db
    .select({
      url: items.url,
      catalogType: items.catalogType,
      look: items.look,
      maker: brandTexts.title,
      reference: items.reference,
      year: items.year,
    })
    .from(items)
    .innerJoin(brands, eq(brands.id, items.brandId))
    .leftJoin(brandTexts, and(eq(brandTexts.brandId, brands.id), eq(brandTexts.host, 'en')))
    .where(eq(items.url, url));
  return row;
}
