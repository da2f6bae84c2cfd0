import { and, asc, eq, getTableColumns, isNotNull } from 'drizzle-orm';
import { type HostCode } from '../../../../src/config/hosts';
import { type Database } from '../connect';
import { cities, cityTexts } from '../schema/cities';
import { covers } from '../schema/covers';
import { coverFields } from './covers';

/** Every city with its title on a host; null where the host does not list it. */
export function listCities(db: Database, host: HostCode) {
  return db
    .select({ id: cities.id, alias: cities.alias, title: cityTexts.title })
    .from(cities)
    .innerJoin(cityTexts, and(eq(cityTexts.cityId, cities.id), eq(cityTexts.host, host)))
    .orderBy(asc(cityTexts.position), asc(cities.id));
}

/** The branch of a city for the visitors of a host; undefined when the host does not list it. */
export async function findContact(db: Database, host: HostCode, alias: string) {
  const [row] = await db
    .select({
      ...getTableColumns(cityTexts),
      alias: cities.alias,
      week: cities.week,
      timeZone: cities.timeZone,
      latitude: cities.latitude,
      longitude: cities.longitude,
      cover: coverFields,
    })
    .from(cities)
    .innerJoin(cityTexts, and(eq(cityTexts.cityId, cities.id), eq(cityTexts.host, host)))
    .leftJoin(covers, eq(covers.id, cities.coverId))
    .where(and(eq(cities.alias, alias), isNotNull(cityTexts.title)));
  return row && row.title !== null ? { ...row, title: row.title } : undefined;
}
