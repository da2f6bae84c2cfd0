import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { type HostCode } from '../../../../src/config/hosts';
import { type CityAvailability } from '../../../../src/contract/items';
import { type Database } from '../connect';
import { cities, cityTexts } from '../schema/cities';
import { itemAvailability } from '../schema/item-details';

/** Where items are, in the host's order of cities; a city that the host does not list is left out. */
export async function findAvailability(
  db: Database,
  host: HostCode,
  itemIds: readonly number[],
): Promise<Map<number, CityAvailability[]>> {
  const places = await db
    .select({
      itemId: itemAvailability.itemId,
      cityAlias: cities.alias,
      cityTitle: cityTexts.title,
      status: itemAvailability.status,
    })
    .from(itemAvailability)
    .innerJoin(cities, eq(cities.id, itemAvailability.cityId))
    .innerJoin(cityTexts, and(eq(cityTexts.cityId, cities.id), eq(cityTexts.host, host)))
    .where(and(inArray(itemAvailability.itemId, [...itemIds]), isNotNull(cityTexts.title)))
    .orderBy(asc(cityTexts.position), asc(cities.id));

  const byItem = new Map<number, CityAvailability[]>();
  for (const { itemId, cityAlias, cityTitle, status } of places) {
    if (cityTitle === null) continue;
    byItem.set(itemId, [...(byItem.get(itemId) ?? []), { cityAlias, cityTitle, status }]);
  }
  return byItem;
}
