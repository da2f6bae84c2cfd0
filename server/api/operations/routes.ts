import { type FastifyInstance } from 'fastify';
import { type Registry } from 'prom-client';
import { readyStatus, type Readiness } from '../../readiness';

/**
 * `/health` and `/ready`, which anybody may read. `/metrics` is for who runs the backend: here it is
 * served in local runs alone.
 */
export function operationRoutes(
  app: FastifyInstance,
  { ready, registry }: { ready: () => Promise<Readiness>; registry: Registry | null },
): void {
  app.get('/health', () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    const readiness = await ready();
    return reply.code(readyStatus(readiness)).send(readiness);
  });
  if (!registry) return;
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
