import { startErrorReports } from '../error-reports';
import { startOperations } from '../operations';
import { runCli, stopSignal } from '../run-cli';
import { startAlerts } from './alert-loop';
import { buildApp } from './app';
import { readConfig, type ApiConfig } from './config';
import { openStock } from './catalogue/open-stock';
import { connect, type Database } from './db/connect';
import { contentRevisionOf } from './changes/content-revision';
import { hasContent } from './db/repositories/content';
import { latestContentEvent } from './db/repositories/content-events';
import { endLeases, startDeliveries } from './deliveries';
import { type Loop } from './delivery/loop';
import { prepareFirstAnswers } from './first-answers';
import { type PictureSource } from './pictures/source';
import { backendMetrics } from './operations/metrics';
import { backendReadiness } from './operations/readiness';
import { openSearch } from './search/open-search';
import { startUploadSweeps } from './upload-sweeps';

export interface RunningApi {
  /** Where it listens, without a trailing slash. */
  url: string;
  stop: () => Promise<void>;
}

/** What a caller hands in that the backend does not have of itself. */
export interface ApiPlugin {
  /** Fills an empty database and leaves another as it is; tells whether it was empty. */
  fill: (db: Database) => Promise<boolean>;
  /** Pictures that no editor sent. */
  pictures: (db: Database, dataDir: string) => PictureSource;
}

/**
 * Opens the database, lets the plugin fill it when it is empty, listens, and sends what waits to be
 * sent.
 * @throws Error in one clear line when the port is taken or the database is in use.
 */
export async function startApi(config: ApiConfig, plugin?: ApiPlugin): Promise<RunningApi> {
  const connection = await connect(config);
  const { db } = connection;
  let url = '';
  const publicUrl = () => config.publicUrl ?? url;
  await endLeases(connection);
  const deliveries = startDeliveries({ db, config });
  const loops: Pick<Loop, 'stop'>[] = [deliveries, startUploadSweeps({ db, config })];
  const close = async () => {
    await Promise.all(loops.map((loop) => loop.stop()));
    await connection.close();
  };
  try {
    const started = performance.now();
    const isFilled = plugin && (await connection.atLeisure(plugin.fill));
    const milliseconds = Math.round(performance.now() - started);
    const contentRevision = contentRevisionOf(() => latestContentEvent(db));
    const dependencies = {
      db,
      config,
      publicUrl,
      contentRevision,
      stock: openStock(db, contentRevision),
      search: openSearch(db, contentRevision),
      wakeMail: deliveries.mail.wake,
      wakeWebhooks: deliveries.webhooks.wake,
    };
    const metrics = backendMetrics({ ...dependencies, poolState: connection.poolState });
    const pictures = plugin ? [plugin.pictures(db, config.dataDir)] : [];
    const app = await buildApp(dependencies, pictures, metrics);
    if (isFilled) app.log.info({ milliseconds }, 'empty database filled');
    else if (!(await hasContent(db))) app.log.warn(emptyNotice);
    url = await app.listen({ port: config.port, host: config.address });
    const operations = await startOperations(config.operations, {
      ready: () => backendReadiness(dependencies),
      registry: metrics.registry,
      report: (error) => app.log.error({ err: error }, 'operations failed'),
    });
    loops.push({ stop: operations.close });
    loops.push(prepareFirstAnswers(dependencies));
    // Its messages name addresses of this backend.
    loops.push(startAlerts(dependencies));
    return {
      url,
      stop: async () => {
        await app.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`port ${config.port} is taken: set KARAT_API_PORT to a free one`, {
      cause: error,
    });
  }
}

const emptyNotice =
  'the database is empty: "npm run content" adds rows of your own, "npm run seed" fills it with examples';

/** Runs the backend as the program of this process, until a signal ends it. */
export function runApi(plugin?: ApiPlugin): void {
  runCli(async () => {
    const endReports = await startErrorReports();
    const api = await startApi(readConfig(process.env), plugin);
    stopSignal().addEventListener('abort', () => void api.stop().finally(endReports));
  });
}
