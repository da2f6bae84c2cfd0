import { type FastifyInstance } from 'fastify';
import { currency } from '../../../src/contract/currency';
import { listRates } from '../db/repositories/reference';
import { type Dependencies } from '../dependencies';
import { serve } from '../serve';

export function currencyRoutes(api: FastifyInstance, { db }: Dependencies): void {
  serve(api, currency, async () => {
    const rates = await listRates(db);
    const latest = rates
      .map(({ asOf }) => asOf)
      .reduce((one, other) => (one > other ? one : other));
    return {
      data: rates.map(({ currency: code, unitsPerUsd }) => ({ code, per_usd: unitsPerUsd })),
      updated_at: new Date(latest).toISOString(),
    };
  });
}
