import { sql } from 'drizzle-orm';
import { type Database } from '../connect';
import { articles, videos } from '../schema/articles';
import { brands } from '../schema/brands';
import { cities } from '../schema/cities';
import { items } from '../schema/items';
import { menuRows } from '../schema/menu';
import { importantMessages } from '../schema/notices';
import { currencyRates } from '../schema/rates';
import { questions, terms } from '../schema/reference';
import { services } from '../schema/services';

/** What editors begin with; every other row of content refers to one of these. */
const firstTables = [
  articles,
  brands,
  cities,
  currencyRates,
  importantMessages,
  items,
  menuRows,
  questions,
  services,
  terms,
  videos,
];

/** Whether anybody has filled the database with anything that visitors read. */
export async function hasContent(db: Database): Promise<boolean> {
  const exists = firstTables.map((table) => sql`exists (select 1 from ${table})`);
  const [row] = await db
    .select({ found: sql<boolean>`${sql.join(exists, sql` or `)}` })
    .from(sql`(select 1) as one`);
  return row?.found ?? false;
}
