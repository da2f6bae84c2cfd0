import { eq } from 'drizzle-orm';
import { type Database } from '../connect';
import { UnknownReference } from '../refused-changes';
import { cities } from '../schema/cities';

/** @throws UnknownReference naming `field` when no city has the alias */
export async function cityIdOf(db: Database, alias: unknown, field: string): Promise<number> {
  const [row] = await db
    .select({ id: cities.id })
    .from(cities)
    .where(eq(cities.alias, String(alias)));
  if (!row) throw new UnknownReference(field);
  return row.id;
}

export async function cityAliasOf(db: Database, id: number): Promise<string> {
  const [row] = await db.select({ alias: cities.alias }).from(cities).where(eq(cities.id, id));
  if (!row) throw new Error(`no city ${id}`);
  return row.alias;
}
