import { integer, text } from 'drizzle-orm/pg-core';
import { type HostCode } from '../../../../src/config/hosts';
import { hosts } from './hosts';

/** Key of a row. The seed gives it, so that two seeds agree; later rows take the next number. */
export const idColumn = () => integer('id').primaryKey().generatedByDefaultAsIdentity();

/** The host whose language and readers a row is for. */
export const hostColumn = () =>
  text('host')
    .$type<HostCode>()
    .notNull()
    .references(() => hosts.code);

/** Place in the order in which an editor wants the rows shown. */
export const positionColumn = () => integer('position').notNull();
