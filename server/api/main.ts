import { join } from 'node:path';
import { buildApp } from './app';
import { readConfig, type ApiConfig } from './config';
import { connect } from './db/connect';
import { seedIfEmpty } from './db/seed/seed';

export interface RunningApi {
  /** Where it listens, without a trailing slash. */
  url: string;
  stop: () => Promise<void>;
}

/**
 * Opens the database, fills it when it is empty, and listens on the loopback address.
 * @throws Error in one clear line when the port is taken or the database is in use.
 */
export async function startApi(config: ApiConfig): Promise<RunningApi> {
  const connection = await connect(config);
  let url = '';
  try {
    const started = performance.now();
    const isFilled = await seedIfEmpty(connection.db);
    const seedMilliseconds = Math.round(performance.now() - started);
    const app = await buildApp(
      { ...config, picturesDir: join(config.dataDir, 'pictures') },
      { db: connection.db, publicUrl: () => config.publicUrl ?? url },
    );
    if (isFilled) app.log.info({ milliseconds: seedMilliseconds }, 'empty database filled');
    url = await app.listen({ port: config.port, host: '127.0.0.1' });
    return {
      url,
      stop: async () => {
        await app.close();
        await connection.close();
      },
    };
  } catch (error) {
    await connection.close();
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
