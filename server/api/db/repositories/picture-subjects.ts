import { and, eq } from 'drizzle-orm';
import { type Database } from '../connect';
import { articles, videos } from '../schema/articles';
import { brands, brandTexts } from '../schema/brands';
import { cities } from '../schema/cities';
import { items } from '../schema/items';
import { actions, specials } from '../schema/notices';
import { services } from '../schema/services';

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

/** What has a cover, with the column that its address names. */
const covered = {
  article: { table: articles, url: articles.url },
  service: { table: services, url: services.url },
  action: { table: actions, url: actions.url },
  city: { table: cities, url: cities.alias },
  special: { table: specials, url: specials.url },
  video: { table: videos, url: videos.url },
};

export async function hasCover(
  db: Database,
  family: keyof typeof covered,
  url: string,
): Promise<boolean> {
  const { table, url: column } = covered[family];
  const rows = await db.select({ url: column }).from(table).where(eq(column, url)).limit(1);
  return rows.length > 0;
}
