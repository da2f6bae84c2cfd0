import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  integer,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { catalogTypes } from '../../../../src/config/catalogs';
import { conditions, equipments, type ItemTag } from '../../../../src/config/item-labels';
import { brands, collections } from './brands';
import { idColumn } from './columns';
import { lookups } from './lookups';

/** What an item is, whatever the language; the list that holds it gives kind and archive state. */
export const items = pgTable(
  'items',
  {
    id: idColumn(),
    url: text('url').notNull().unique(),
    catalogType: text('catalog_type', { enum: catalogTypes }).notNull(),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id),
    collectionId: integer('collection_id').references(() => collections.id),
    model: text('model'),
    reference: text('reference'),
    year: integer('year'),
    /** Millimetres. */
    diameter: doublePrecision('diameter'),
    bodyFormId: integer('body_form_id').references(() => lookups.id),
    bodyMaterialId: integer('body_material_id').references(() => lookups.id),
    madeInId: integer('made_in_id').references(() => lookups.id),
    genderId: integer('gender_id').references(() => lookups.id),
    typeId: integer('type_id').references(() => lookups.id),
    equipment: text('equipment', { enum: equipments }).notNull(),
    condition: text('condition', { enum: conditions }).notNull(),
    tags: text('tags').array().$type<ItemTag[]>().notNull(),
    /** Whole US dollars; null when the price is on request. */
    priceUsd: integer('price_usd'),
    priceWithDiscountUsd: integer('price_with_discount_usd'),
    /** Sort option that the texts mention; grows with interest in the item. */
    popularity: integer('popularity').notNull().default(0),
    isVip: boolean('is_vip').notNull().default(false),
    /** Day on which it was sold; null while it is not, or when nobody wrote it down. */
    soldOn: date('sold_on', { mode: 'string' }),
    datePublish: timestamp('date_publish', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    check('items_price_is_positive', sql`${table.priceUsd} > 0`),
    check(
      'items_discount_is_below_price',
      sql`${table.priceWithDiscountUsd} is null or (${table.priceWithDiscountUsd} > 0 and ${table.priceWithDiscountUsd} < ${table.priceUsd})`,
    ),
  ],
);
