import { type FastifyInstance } from 'fastify';
import { mainData } from '../../../src/contract/main-data';
import { listCities } from '../db/repositories/cities';
import { type Dependencies } from '../dependencies';
import { serve } from '../http/serve';
import { brandAnswers } from './brands';

export function mainDataRoutes(api: FastifyInstance, dependencies: Dependencies): void {
  serve(api, mainData, async ({ host }) => ({
    cities: await listCities(dependencies.db, host),
    brands: await brandAnswers(dependencies, host),
  }));
}
