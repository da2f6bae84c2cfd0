import { asc, eq } from 'drizzle-orm';
import { type HostCode } from '../../../../src/config/hosts';
import { type Database } from '../connect';
import { menuRows } from '../schema/menu';

/** Menu rows of a host in the order to show, placement by placement. */
export function listMenu(db: Database, host: HostCode) {
  return db
    .select({
      id: menuRows.id,
      placement: menuRows.placement,
      url: menuRows.url,
      title: menuRows.title,
    })
    .from(menuRows)
    .where(eq(menuRows.host, host))
    .orderBy(asc(menuRows.placement), asc(menuRows.position), asc(menuRows.id));
}
