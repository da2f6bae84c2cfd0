import { type FastifyInstance } from 'fastify';
import { currency } from '../../../src/contract/currency';
import { listRates } from '../db/repositories/rates';
import { type Dependencies } from '../dependencies';
import { serve } from '../http/serve';

export function currencyRoutes(api: FastifyInstance, { db }: Dependencies): void {
  serve(api, currency, async () => {
    const rates = await listRates(db);
    const days = rates.map(({ asOf }) => asOf).sort();
    const latest = days.at(-1);
    return {
      data: rates.map(({ currency: code, unitsPerUsd }) => ({ code, per_usd: unitsPerUsd })),
      updated_at: latest === undefined ? null : new Date(latest).toISOString(),
    };
  });
}
