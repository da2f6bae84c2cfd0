import { type FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import { requestMetrics } from '../../request-metrics';
import { type ApiConfig } from '../config';
import { type Database, type PoolState } from '../db/connect';
import { askDatabase, waitingEvents, waitingMails, type Waiting } from '../db/repositories/health';

export interface MetricsSources {
  db: Database;
  config: Pick<ApiConfig, 'webhooks'>;
  /** Null: the embedded database has no connections. */
  poolState: (() => PoolState) | null;
}

export type BackendMetrics = ReturnType<typeof backendMetrics>;

/** What Prometheus reads of the backend. */
export function backendMetrics({ db, config, poolState }: MetricsSources) {
  const metrics = requestMetrics('api');
  const registers = [metrics.registry];
  const uploading = new Gauge({
    name: 'karat_api_uploads_in_progress',
    help: 'Requests whose files are being received.',
    registers,
  });
  if (poolState) {
    new Gauge({
      name: 'karat_api_database_connections',
      help: 'Connections to the database: busy, idle, and requests that wait for one.',
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, number] of Object.entries<number>({ ...poolState() }))
          this.set({ state }, number);
      },
    });
  }
  new Gauge({
    name: 'karat_api_database_up',
    help: '1 while the database answers.',
    registers,
    async collect() {
      this.set(
        await askDatabase(db).then(
          () => 1,
          () => 0,
        ),
      );
    },
  });
  const ofOutbox = (name: string, help: string, valueOf: (waiting: Waiting) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['outbox'],
      registers,
      async collect() {
        // What cannot be asked is not told; `karat_api_database_up` says why.
        this.reset();
        const outboxes = await outboxesOf(db, config).catch(() => []);
        for (const [outbox, waiting] of outboxes) this.set({ outbox }, valueOf(waiting));
      },
    });
  ofOutbox(
    'karat_api_outbox_waiting',
    'Messages and content events that are not sent yet.',
    ({ count }) => count,
  );
  ofOutbox(
    'karat_api_outbox_oldest_seconds',
    'How long the one waits that waits longest.',
    ({ since }) => (since ? Math.max(0, (Date.now() - since.getTime()) / 1000) : 0),
  );
  return { ...metrics, uploading };
}

/** Without receivers events are written down and never sent. */
async function outboxesOf(
  db: Database,
  { webhooks }: MetricsSources['config'],
): Promise<[string, Waiting][]> {
  return [
    ['mail', await waitingMails(db, new Date())],
    ...(webhooks ? [['webhooks', await waitingEvents(db)] satisfies [string, Waiting]] : []),
  ];
}

/** Content types of requests that carry files. */
const fileTypes = /^(?:multipart\/form-data|application\/offset\+octet-stream)\b/i;

/** Counts what `app` answers. To be called before its routes are added. */
export function watchRequests(app: FastifyInstance, { note, uploading }: BackendMetrics): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (fileTypes.test(request.headers['content-type'] ?? '')) {
      uploading.inc();
      // It comes too when the visitor goes away.
      reply.raw.once('close', () => uploading.dec());
    }
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    note({
      // The pattern: a path as it came would make a series of each address that somebody tries.
      route: request.routeOptions.url ?? 'none',
      method: request.method,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
}
