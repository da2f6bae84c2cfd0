import { doublePrecision, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { type Messengers } from '../../../../src/contract/contacts';
import { hostColumn, idColumn, positionColumn } from './columns';
import { coverColumn } from './covers';

/** `[opens, closes]` in the city's own time, or null on a closed day. */
export type OpeningDay = [string, string] | null;

/** Cities with a branch (spec §1). */
export const cities = pgTable('cities', {
  id: idColumn(),
  alias: text('alias').notNull().unique(),
  /** Seven days, Monday first. */
  week: jsonb('week').$type<OpeningDay[]>().notNull(),
  /** IANA name. */
  timeZone: text('time_zone').notNull().default('Europe/Moscow'),
  /** Degrees of the branch's door, WGS 84; null where nobody has measured it. */
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  coverId: coverColumn(),
});

/** A branch as the visitors of one host read and call it. */
export const cityTexts = pgTable(
  'city_texts',
  {
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id, { onDelete: 'cascade' }),
    host: hostColumn(),
    /** Each host lists the cities in an order of its own. */
    position: positionColumn(),
    /** Null: not listed on this host (spec §2 "City switcher"). */
    title: text('title'),
    address: text('address').notNull(),
    hours: text('hours').notNull(),
    transport: text('transport').notNull(),
    phoneHeader: text('phone_header').notNull(),
    phoneSkype: text('phone_skype'),
    phoneItem: text('phone_item').notNull(),
    hotline: text('hotline').notNull(),
    headerMessengers: jsonb('header_messengers').$type<Messengers>().notNull(),
    itemMessengers: jsonb('item_messengers').$type<Messengers>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.cityId, table.host] })],
);
