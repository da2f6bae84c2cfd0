import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { type FastifyInstance } from 'fastify';
import { type ApiConfig } from '../config';
import { openApiOf, type DescribedCall } from './document';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What of the contract the route answers. */
    endpoints?: readonly DescribedCall[];
  }
}

/**
 * Serves the description of every endpoint at `/docs/json` and a page to read it at `/docs`, in local
 * runs: it tells of the calls of the house too. To be called before the routes are added: it learns of
 * an endpoint from its route.
 */
export async function openApiRoutes(
  app: FastifyInstance,
  { isLocal }: Pick<ApiConfig, 'isLocal'>,
): Promise<void> {
  if (!isLocal) return;
  const endpoints = new Set<DescribedCall>();
  app.addHook('onRoute', ({ config }) => {
    for (const endpoint of config?.endpoints ?? []) endpoints.add(endpoint);
  });
  await app.register(swagger, {
    openapi: {},
    transformObject: () => openApiOf([...endpoints]),
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
}
