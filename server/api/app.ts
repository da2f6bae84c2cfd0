import cors from '@fastify/cors';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { answerHeaders } from './answer-headers';
import { type ApiConfig } from './config';
import { askDatabase } from './db/repositories/health';
import { type Dependencies } from './dependencies';
import { failureBody, notFound } from './failure';
import { findSubject } from './picture-subject';
import { pictureRoutes } from './pictures/routes';
import { articleRoutes } from './routes/articles';
import { brandRoutes } from './routes/brands';
import { contactRoutes } from './routes/contacts';
import { importantMessageRoutes } from './routes/important-messages';
import { itemRoutes } from './routes/items';
import { listingRoutes } from './routes/listing';
import { mainDataRoutes } from './routes/main-data';
import { menuRoutes } from './routes/menu';
import { serviceRoutes } from './routes/services';

const hostRoutes = [
  articleRoutes,
  brandRoutes,
  contactRoutes,
  importantMessageRoutes,
  itemRoutes,
  listingRoutes,
  mainDataRoutes,
  menuRoutes,
  serviceRoutes,
];

/** Slugs have up to 121 characters; twice that in percent-encoded form is surely no slug of ours. */
const longestParam = 250;

/** The backend, ready to listen. */
export async function buildApp(
  config: Pick<ApiConfig, 'allowedOrigins' | 'logLevel'> & { picturesDir: string },
  dependencies: Dependencies,
): Promise<FastifyInstance> {
  const { db } = dependencies;
  const app = Fastify({
    logger: loggerOptions(config.logLevel),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: longestParam, ignoreTrailingSlash: true },
    // Addresses that no route can read never reach the handlers below.
    frameworkErrors: (error, _request: FastifyRequest, reply: FastifyReply) => {
      const body = failureBody(error);
      reply.headers(answerHeaders).code(body.status).send(body);
    },
  });

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(answerHeaders);
    // PostgreSQL has no text with a NUL in it, so nothing can have such a name.
    const names = Object.values(request.params as Record<string, string>);
    done(names.some((name) => name.includes('\0')) ? notFound('Page') : undefined);
  });
  app.setNotFoundHandler(() => {
    throw notFound('Page');
  });
  app.setErrorHandler((error, request, reply) => {
    const body = failureBody(error);
    if (body.status >= 500) request.log.error({ err: error }, 'request failed');
    return reply.code(body.status).send(body);
  });
  await app.register(cors, { origin: [...config.allowedOrigins], credentials: true });

  app.get('/health', async () => {
    await askDatabase(db);
    return { status: 'ok' };
  });
  await pictureRoutes(app, {
    cacheDir: config.picturesDir,
    findSubject: (family, url) => findSubject(db, family, url),
  });
  await app.register(
    (api, _options, done) => {
      for (const register of hostRoutes) register(api, dependencies);
      done();
    },
    { prefix: '/:host' },
  );
  return app;
}

function loggerOptions(level: string) {
  return {
    level,
    // A person reads a terminal, a program reads lines of JSON.
    ...(process.stdout.isTTY && { transport: { target: 'pino-pretty' } }),
  };
}
