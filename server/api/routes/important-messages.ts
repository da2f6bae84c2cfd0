import { type FastifyInstance } from 'fastify';
import { importantMessages } from '../../../src/contract/important-messages';
import { listImportantMessages } from '../db/repositories/important-messages';
import { type Dependencies } from '../dependencies';
import { serve } from '../http/serve';

export function importantMessageRoutes(api: FastifyInstance, { db }: Dependencies): void {
  serve(api, importantMessages, async ({ host }) => ({
    data: { data: await listImportantMessages(db, host) },
  }));
}
