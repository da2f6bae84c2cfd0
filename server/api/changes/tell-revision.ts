import { type FastifyInstance } from 'fastify';
import { contentRevisionHeader } from '../../../src/config/content-revision';
import { type ContentRevision } from './content-revision';

/**
 * Says in each answer to a GET which change of content it holds at least: what is known before the first
 * row is read. A caller that names a number has the database asked for it.
 */
export function tellContentRevision(api: FastifyInstance, revision: ContentRevision): void {
  api.addHook('onRequest', async ({ method, headers }, reply) => {
    if (method !== 'GET') return;
    const least = Number(headers[contentRevisionHeader]) || 0;
    reply.header(contentRevisionHeader, await revision.current(least));
  });
}
