import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { type MenuPlacement } from '../../../../src/config/menu-placements';
import { hostColumn, idColumn, positionColumn } from './columns';

export const menuRows = pgTable(
  'menu_rows',
  {
    id: idColumn(),
    host: hostColumn(),
    placement: integer('placement').$type<MenuPlacement>().notNull(),
    position: positionColumn(),
    url: text('url').notNull(),
    title: text('title').notNull(),
  },
  (table) => [index().on(table.host, table.placement, table.position)],
);
