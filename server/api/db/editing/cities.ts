import { eq } from 'drizzle-orm';
import { type Database } from '../connect';
import { InUse } from '../refused-changes';
import { cities, cityTexts } from '../schema/cities';
import { itemAvailability } from '../schema/item-details';
import { reviews } from '../schema/notices';
import { documents, seoTexts } from '../schema/reference';
import { sharedRows } from './shared-rows';
import { type EditedStore } from './store';

export const cityStore: EditedStore<'cities'> = sharedRows(cities, cityTexts, {
  rootId: { column: cityTexts.cityId, name: 'cityId' },
  unique: { column: cities.alias, field: 'alias' },
  sharedFields: ['alias', 'week', 'time_zone', 'latitude', 'longitude'],
  read: (_db, city, text) => ({
    alias: city.alias,
    week: city.week.map((day) => day && { opens: day[0], closes: day[1] }),
    time_zone: city.timeZone,
    latitude: city.latitude,
    longitude: city.longitude,
    position: text.position,
    title: text.title,
    address: text.address,
    hours: text.hours,
    transport: text.transport,
    phone_header: text.phoneHeader,
    phone_skype: text.phoneSkype,
    phone_item: text.phoneItem,
    hotline: text.hotline,
    header_messengers: text.headerMessengers,
    item_messengers: text.itemMessengers,
  }),
  writeRoot: (_db, fields) => {
    const { alias, week, time_zone: timeZone, latitude, longitude } = fields;
    return {
      alias,
      week: week.map((day): [string, string] | null => day && [day.opens, day.closes]),
      timeZone,
      latitude,
      longitude,
    };
  },
  writeText: (body) => ({
    position: body.position,
    title: body.title,
    address: body.address,
    hours: body.hours,
    transport: body.transport,
    phoneHeader: body.phone_header,
    phoneSkype: body.phone_skype,
    phoneItem: body.phone_item,
    hotline: body.hotline,
    headerMessengers: body.header_messengers,
    itemMessengers: body.item_messengers,
  }),
  checkRemoval: async (db, id) => {
    if (await isNamed(db, id)) throw new InUse('id');
  },
});

/** Whether an item, a review, a document or a text belongs to the city. */
async function isNamed(db: Database, id: number): Promise<boolean> {
  for (const table of [itemAvailability, reviews, documents, seoTexts]) {
    const rows = await db
      .select({ cityId: table.cityId })
      .from(table)
      .where(eq(table.cityId, id))
      .limit(1);
    if (rows.length > 0) return true;
  }
  return false;
}
