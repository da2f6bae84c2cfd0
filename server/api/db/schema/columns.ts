import { integer, text } from 'drizzle-orm/pg-core';
import { type HostCode } from '../../../../src/config/hosts';
import { hosts } from './hosts';

/** Key of a row. Whoever fills an empty database may give it; later rows take the next number. */
export const idColumn = () => integer('id').primaryKey().generatedByDefaultAsIdentity();

/** The host whose language and readers a row is for. */
export const hostColumn = () =>
  text('host')
    .$type<HostCode>()
    .notNull()
    .references(() => hosts.code);

/** Place in the order in which an editor wants the rows shown. */
export const positionColumn = () => integer('position').notNull();

/** A picture file: where it lies below `/pictures/`, and what a page must know before it comes. */
export const pictureColumns = () => ({
  /** Three segments, e.g. `clock/some-watch/front.jpg`. */
  address: text('address').notNull().unique(),
  /** Pixels. */
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** Dominant colour, `#rrggbb`. */
  color: text('color').notNull(),
});
