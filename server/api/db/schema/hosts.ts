import { pgTable, text } from 'drizzle-orm/pg-core';
import { type HostCode } from '../../../../src/config/hosts';

/** Country hosts, those of `src/config/hosts`; every text of the other tables belongs to one. */
export const hosts = pgTable('hosts', { code: text('code').$type<HostCode>().primaryKey() });
