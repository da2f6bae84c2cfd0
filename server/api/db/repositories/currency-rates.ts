import { eq } from 'drizzle-orm';
import { type HostCode } from '../../../../src/config/hosts';
import { type Database } from '../connect';
import { currencyRates, hosts } from '../schema/hosts';

/**
 * Units of the host's currency for one US dollar.
 * @throws Error when the host has no rate: no price could be right.
 */
export async function findUnitsPerUsd(db: Database, host: HostCode): Promise<number> {
  const [row] = await db
    .select({ unitsPerUsd: currencyRates.unitsPerUsd })
    .from(hosts)
    .innerJoin(currencyRates, eq(currencyRates.currency, hosts.currency))
    .where(eq(hosts.code, host));
  if (!row) throw new Error(`no currency rate for the host ${host}`);
  return row.unitsPerUsd;
}
