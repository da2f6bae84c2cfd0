import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { join } from 'node:path';
import { captcha } from '../../src/config/captcha';
import { defaultHost, isHostCode, type HostCode } from '../../src/config/hosts';
import { requestIdHeader } from '../../src/domain/request-id';
import { withoutSecrets } from '../../src/domain/without-secrets';
import { uploadKeyHeader } from '../../src/contract/uploads';
import { askForReceipts } from './captcha/ask-for-receipts';
import { requestIdOf } from '../request-id';
import { headersOfBackend } from './http/answer-headers';
import { admitPeople } from './editing/admission';
import { tellContentRevision } from './changes/tell-revision';
import { type ApiConfig } from './config';
import { type Dependencies } from './dependencies';
import { reportError } from '../error-reports';
import { loggedError } from '../logged-error';
import { ApiFailure, failureBody, notFound, tooManyCalls } from './http/failure';
import { backendMetrics, watchRequests, type BackendMetrics } from './operations/metrics';
import { backendReadiness } from './operations/readiness';
import { operationRoutes } from './operations/routes';
import { openApiRoutes } from './openapi/routes';
import { watchMethods } from './http/other-methods';
import { pictureRoutes } from './pictures/routes';
import { type PictureSource } from './pictures/source';
import { photosFolder, storedPictures } from './pictures/stored-pictures';
import { cardRoutes } from './routes/cards';
import { devCaptchaRoutes } from './routes/dev-captcha';
import { devContentRoutes } from './routes/dev-content';
import { devOutboxRoutes } from './routes/dev-outbox';
import { vitalsPageRoutes } from './routes/vitals-page';
import { hostRoutes } from './routes/all';
import { keepRequestScope } from './request-scope';
import { sharedLimits } from './shared-limits';

/** Slugs have up to 121 characters; twice that in percent-encoded form is surely no slug of ours. */
const longestParam = 250;
/** Bytes of a JSON body; files come as forms. */
const largestBody = 512 * 1024;

/**
 * The backend, ready to listen.
 * @param otherPictures asked, in their order, for a picture that is no file of an editor
 */
export async function buildApp(
  dependencies: Dependencies,
  otherPictures: readonly PictureSource[] = [],
  metrics: BackendMetrics = backendMetrics({ ...dependencies, poolState: null }),
): Promise<FastifyInstance> {
  const { config, db } = dependencies;
  const headers = headersOfBackend(config.publicUrl);
  const app = Fastify({
    logger: loggerOptions(config.logLevel),
    bodyLimit: largestBody,
    genReqId: requestIdOf,
    forceCloseConnections: 'idle',
    // Who still calls over an open connection while it ends is answered, and told to open another.
    return503OnClosing: false,
    trustProxy: config.trustedProxies ?? false,
    // A call that trickles in may not hold a connection for ever.
    requestTimeout: 120_000,
    routerOptions: { maxParamLength: longestParam, ignoreTrailingSlash: true },
    // Addresses that no route can read never reach the handlers below.
    frameworkErrors: (error, request: FastifyRequest, reply: FastifyReply) => {
      reply.headers({ ...headers, [requestIdHeader]: request.id });
      sendFailure(error, request, reply);
    },
  });

  keepRequestScope(app);
  watchRequests(app, metrics);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ ...headers, [requestIdHeader]: request.id });
    // PostgreSQL has no text with a NUL in it, so nothing can have such a name.
    const names = Object.values(request.params as Record<string, string>);
    done(names.some((name) => name.includes('\0')) ? notFound() : undefined);
  });
  app.setNotFoundHandler(() => {
    throw notFound();
  });
  app.setErrorHandler((error, request, reply) => {
    sendFailure(error, request, reply);
  });
  await app.register(cors, {
    origin: [...config.allowedOrigins],
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [
      ...['accept', 'content-type', 'x-csrf-token', captcha.receiptHeader, 'authorization'],
      requestIdHeader,
      ...[uploadKeyHeader, 'tus-resumable', 'upload-length', 'upload-offset', 'upload-metadata'],
    ],
    exposedHeaders: ['retry-after', requestIdHeader],
    maxAge: 86_400,
  });
  await app.register(cookie);
  // Before the plugin, whose own hook reads the limits of each route.
  app.addHook('onRoute', (route) => {
    const own = (route.config as { rateLimit?: RouteLimit } | undefined)?.rateLimit;
    if (own) Object.assign(route.config ?? {}, { rateLimit: multiplied(own, config) });
  });
  await app.register(rateLimit, {
    global: false,
    // An embedded database has one backend, which counts in its own memory.
    ...(config.databaseUrl && { store: sharedLimits(db) }),
    errorResponseBuilder: (_request, { ttl }) => tooManyCalls(ttl),
  });

  await openApiRoutes(app, config);

  operationRoutes(app, {
    ready: () => backendReadiness(dependencies),
    registry: config.isLocal ? metrics.registry : null,
  });
  const sources = [storedPictures(join(config.dataDir, photosFolder)), ...otherPictures];
  await pictureRoutes(app, { sources });
  cardRoutes(app, { ...dependencies, sources });
  await devCaptchaRoutes(app, dependencies);
  devOutboxRoutes(app, dependencies);
  devContentRoutes(app, dependencies);
  vitalsPageRoutes(app, dependencies);
  await app.register(
    async (api) => {
      const refuseOtherMethods = watchMethods(api);
      tellContentRevision(api, dependencies.contentRevision);
      askForReceipts(api, dependencies);
      admitPeople(api, dependencies);
      for (const register of hostRoutes) await register(api, dependencies);
      refuseOtherMethods();
    },
    { prefix: '/:host' },
  );
  return app;
}

function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const body = failureBody(error, languageOf(request));
  if (body.status >= 500) {
    request.log.error({ err: error }, 'request failed');
    const { id, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    reportError(error, { component: 'api', route, host: languageOf(request), request: id });
  }
  if (error instanceof ApiFailure) reply.headers(error.headers);
  reply.code(body.status).send(body);
}

/** Even an address that no route knows mostly names its host. */
function languageOf(request: FastifyRequest): HostCode {
  const segment = request.url.split(/[/?]/)[1];
  return isHostCode(segment) ? segment : defaultHost.code;
}

interface RouteLimit {
  max: number;
  timeWindow: number;
}

function multiplied(limit: RouteLimit, { rateLimitFactor }: ApiConfig): RouteLimit {
  return { ...limit, max: Math.max(1, Math.round(limit.max * rateLimitFactor)) };
}

function loggerOptions(level: ApiConfig['logLevel']) {
  return {
    level,
    // Tokens stand in the query (spec §7) and must not stand in the log.
    redact: { paths: ['req.url'], censor: (url: unknown) => withoutSecrets(String(url)) },
    serializers: { err: loggedError },
    // A person reads a terminal, a program reads lines of JSON.
    ...(process.stdout.isTTY && { transport: { target: 'pino-pretty' } }),
  };
}
