import cors from '@fastify/cors';
import Fastify, { type FastifyInstance } from 'fastify';
import { type ApiConfig } from './config';
import { findItemLook } from './db/repositories/picture-subjects';
import { catalogs, isItemKind } from '../../src/config/catalogs';
import { type Dependencies } from './dependencies';
import { failureBody, notFound } from './failure';
import { pictureRoutes } from './pictures/routes';
import { type PictureFamily, type PictureSubject } from './pictures/subject';
import { articleRoutes } from './routes/articles';
import { contactRoutes } from './routes/contacts';
import { importantMessageRoutes } from './routes/important-messages';
import { itemRoutes } from './routes/items';
import { mainDataRoutes } from './routes/main-data';
import { menuRoutes } from './routes/menu';
import { serviceRoutes } from './routes/services';

const routes = [
  menuRoutes,
  contactRoutes,
  mainDataRoutes,
  articleRoutes,
  serviceRoutes,
  importantMessageRoutes,
  itemRoutes,
];

/** The backend, ready to listen. */
export async function buildApp(
  config: Pick<ApiConfig, 'allowedOrigins' | 'logLevel'> & { picturesDir: string },
  dependencies: Dependencies,
): Promise<FastifyInstance> {
  const app = Fastify({ logger: loggerOptions(config.logLevel), forceCloseConnections: 'idle' });

  app.addHook('onSend', async (_request, reply) => {
    void reply.header('x-content-type-options', 'nosniff');
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
  app.setNotFoundHandler(() => {
    throw notFound('Page');
  });
  app.setErrorHandler((error, request, reply) => {
    const body = failureBody(error);
    if (body.status >= 500) request.log.error({ err: error }, 'request failed');
    return reply.code(body.status).send(body);
  });
  await app.register(cors, {
    origin: [...config.allowedOrigins],
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
  });

  app.get('/health', () => ({ status: 'ok' }));
  await pictureRoutes(app, {
    cacheDir: config.picturesDir,
    findSubject: (family, url) => findSubject(dependencies, family, url),
  });
  await app.register(
    (api, _options, done) => {
      for (const register of routes) register(api, dependencies);
      done();
    },
    { prefix: '/:host' },
  );
  return app;
}

/** What a picture shows: an item that the database knows, or the cover of a page. */
async function findSubject(
  { db }: Dependencies,
  family: PictureFamily,
  url: string,
): Promise<PictureSubject | null> {
  if (!isItemKind(family)) {
    return /^[a-z0-9][a-z0-9._-]*$/.test(url) ? { kind: 'cover', of: family, url } : null;
  }
  const item = await findItemLook(db, url);
  if (!item || catalogs[item.catalogType].kind !== family) return null;
  const { look, maker, reference, year } = item;
  return { kind: 'item', url: item.url, kindOfItem: family, look, maker, reference, year };
}

function loggerOptions(level: string) {
  return {
    level,
    // A person reads a terminal, a program reads lines of JSON.
    ...(process.stdout.isTTY && { transport: { target: 'pino-pretty' } }),
  };
}
