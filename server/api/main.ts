import { buildApp } from './app';
import { readConfig, type ApiConfig } from './config';
import { openStock } from './catalogue/open-stock';
import { connect } from './db/connect';
import { seedIfEmpty } from './db/seed/seed';
import { startDeliveries } from './delivery/start';
import { openSearch } from './search/open-search';

export interface RunningApi {
  /** Where it listens, without a trailing slash. */
  url: string;
  stop: () => Promise<void>;
}

/**
 * Opens the database, fills it when it is empty, listens on the loopback address, and sends what
 * waits to be sent.
 * @throws Error in one clear line when the port is taken or the database is in use.
 */
export async function startApi(config: ApiConfig): Promise<RunningApi> {
  const connection = await connect(config);
  const { db } = connection;
  let url = '';
  const publicUrl = () => config.publicUrl ?? url;
  const deliveries = startDeliveries({ db, config });
  const close = async () => {
    await deliveries.stop();
    await connection.close();
  };
  try {
    const started = performance.now();
    const isFilled = await seedIfEmpty(db);
    const seedMilliseconds = Math.round(performance.now() - started);
    const app = await buildApp({
      db,
      config,
      publicUrl,
      stock: openStock(db),
      search: openSearch(db),
      wakeMail: deliveries.mail.wake,
      wakeWebhooks: deliveries.webhooks.wake,
    });
    if (isFilled) app.log.info({ milliseconds: seedMilliseconds }, 'empty database filled');
    url = await app.listen({ port: config.port, host: '127.0.0.1' });
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

async function main(): Promise<void> {
  const api = await startApi(readConfig(process.env));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void api.stop());
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
