import { negotiate } from '@fastify/accept-negotiator';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { isHostCode, type HostCode } from '../../../src/config/hosts';
import type { ChangeState } from '../../../src/contract/change-states';
import { buildPage } from './build-page';
import type { ChangeQuery } from './change-list';
import type { Metrics } from './metrics';
import type { ReadWebhook } from './read-webhook';
import { Refusal } from './refusal';
import type { RefusedWebhooks } from './refused-webhooks';
import { readyStatus, type Readiness } from '../../readiness';
import type { Status } from './status';
import { statusPage } from './status-page';
import type { ToldBuild } from './told-build';

/** Bytes; an event has about two hundred. */
const largestBody = 20 * 1024;

const headers = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

export interface ServiceParts {
  /** @throws Refusal */
  read: (headers: Record<string, string | string[] | undefined>, body: string) => ReadWebhook;
  /** Resolves once the change will be built whatever happens. @throws Refusal 409 */
  take: (webhook: ReadWebhook) => Promise<void>;
  refused: RefusedWebhooks;
  status: () => Promise<Status>;
  changes: (query: ChangeQuery) => ChangeState[];
  ready: () => Promise<Readiness>;
  /** Null: nothing is known of such a release. */
  build: (host: HostCode, release: number) => Promise<ToldBuild | null>;
  metrics: Metrics;
  /** Told of what went wrong inside. */
  report: (line: string) => void;
}

/** The HTTP side of the rebuild service, ready to listen. */
export function serviceApp(parts: ServiceParts): FastifyInstance {
  const app = Fastify({
    bodyLimit: largestBody,
    forceCloseConnections: true,
    // A body that trickles in may not hold a connection for ever.
    requestTimeout: 10_000,
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const status = error instanceof Refusal ? error.status : (error.statusCode ?? 500);
    const isOurs = status >= 500;
    if (isOurs) parts.report(`${request.method} ${request.url}: ${error.stack ?? error.message}`);
    else if (request.url === '/hooks/content') {
      const sender = { from: request.ip, id: String(request.headers['webhook-id'] ?? '') };
      parts.refused.add(status, error.message, sender);
    }
    if (request.url === '/hooks/content') parts.metrics.countWebhook(status);
    reply.code(status).send({ message: isOurs ? 'Internal error' : error.message, status });
  });

  // The signature is over the bytes as they came, whatever they are called.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post('/hooks/content', async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '';
    await parts.take(parts.read(request.headers, body));
    parts.metrics.countWebhook(202);
    return reply.code(202).send({ message: 'Taken', status: 202 });
  });

  app.get('/health', () => ({ status: 'ok' }));

  app.get('/ready', async (_request, reply) => {
    const readiness = await parts.ready();
    return reply.code(readyStatus(readiness)).send(readiness);
  });

  app.get('/status', async (request, reply) => {
    const status = await parts.status();
    return inWantedForm(request, reply, status, () => statusPage(status, parts.changes({})));
  });

  app.get('/status/builds/:host/:release', async (request, reply) => {
    const { host, release } = request.params as { host: string; release: string };
    const isAsked = isHostCode(host) && /^[1-9]\d{0,9}$/.test(release);
    const told = isAsked ? await parts.build(host, Number(release)) : null;
    if (!told) return reply.code(404).send({ message: 'Nothing is known of it', status: 404 });
    return inWantedForm(request, reply, told, () => buildPage(told));
  });

  app.get('/status/changes', (request) => {
    const { host, entity, id } = request.query as Record<string, string | undefined>;
    const query: ChangeQuery = {
      ...(isHostCode(host) && { host }),
      ...(entity !== undefined && { entity }),
      ...(id !== undefined && { id: Number(id) }),
    };
    return { changes: parts.changes(query) };
  });

  app.get('/metrics', async (_request, reply) => {
    const { registry } = parts.metrics;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return app;
}

/** JSON for programs, a page for browsers. */
function inWantedForm(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: object,
  page: () => string,
): FastifyReply {
  reply.header('vary', 'accept');
  const wanted = negotiate(request.headers.accept ?? '', ['application/json', 'text/html']);
  if (wanted !== 'text/html') return reply.send(answer);
  return reply.type('text/html; charset=utf-8').send(page());
}
