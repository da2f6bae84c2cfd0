import { asc, desc } from 'drizzle-orm';
import { hosts, type HostCode } from '../../../../src/config/hosts';
import { type Database } from '../connect';
import { currencyRates } from '../schema/rates';

export interface HostRate {
  host: HostCode;
  /** ISO 4217. */
  currency: string;
  unitsPerUsd: number;
  /** `YYYY-MM-DD`. */
  asOf: string;
}

/** The latest rate of each host's currency, by currency; a host without a rate is left out. */
export async function listRates(db: Database): Promise<HostRate[]> {
  const rows = await db
    .selectDistinctOn([currencyRates.host])
    .from(currencyRates)
    .orderBy(asc(currencyRates.host), desc(currencyRates.asOf), desc(currencyRates.id));
  return rows
    .map(({ host, unitsPerUsd, asOf }) => ({
      host,
      currency: hosts[host].currency,
      unitsPerUsd,
      asOf,
    }))
    .sort((one, other) => (one.currency < other.currency ? -1 : 1));
}
