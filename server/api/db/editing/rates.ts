import { currencyRates } from '../schema/rates';
import { hostRows } from './host-rows';
import { type EditedStore } from './store';

export const rateStore: EditedStore<'rates'> = hostRows(currencyRates, {
  read: (_db, { unitsPerUsd, asOf, source }) => ({
    units_per_usd: unitsPerUsd,
    as_of: asOf,
    source,
  }),
  write: (_db, fields) => {
    const { units_per_usd: unitsPerUsd, as_of: asOf, source } = fields;
    return { unitsPerUsd, asOf: asOf.slice(0, 10), source };
  },
});
