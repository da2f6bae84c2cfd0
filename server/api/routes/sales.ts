import { type FastifyInstance } from 'fastify';
import { salesSummaries } from '../../../src/contract/sales';
import { salesSummariesOf } from '../catalogue/sales-summaries';
import { listSales } from '../db/repositories/sales';
import { type Dependencies } from '../dependencies';
import { serve } from '../http/serve';

export function salesRoutes(api: FastifyInstance, { db, stock }: Dependencies): void {
  serve(api, salesSummaries, async ({ host }) => {
    const { unitsPerUsd } = await stock.current();
    return { data: salesSummariesOf(await listSales(db, host), unitsPerUsd[host] ?? null) };
  });
}
