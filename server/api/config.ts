import { resolve } from 'node:path';
import { originOf } from '../../src/config/addresses';
import { hostCodes, hosts } from '../../src/config/hosts';

export interface ApiConfig {
  /** 0 takes any free port. */
  port: number;
  /** Address of a PostgreSQL server; null: PostgreSQL embedded in this process. */
  databaseUrl: string | null;
  /** Folder of the embedded database and of rendered pictures. */
  dataDir: string;
  /** Where pictures are fetched from, without a trailing slash; null: the address listened on. */
  publicUrl: string | null;
  logLevel: string;
  /** Sites that may call with credentials; exact origins. */
  allowedOrigins: readonly string[];
}

/**
 * Settings from the environment (see README "Settings").
 * @throws Error naming the variable that cannot be used.
 */
export function readConfig(env: NodeJS.ProcessEnv): ApiConfig {
  return {
    port: portOf(env, 'KARAT_API_PORT', 8001),
    databaseUrl: env.DATABASE_URL || null,
    dataDir: resolve(env.KARAT_DATA_DIR || '.data'),
    publicUrl: env.PUBLIC_URL ? env.PUBLIC_URL.replace(/\/+$/, '') : null,
    logLevel: env.LOG_LEVEL || 'info',
    allowedOrigins: originsOf(portOf(env, 'KARAT_EDGE_PORT', 8000)),
  };
}

function portOf(env: NodeJS.ProcessEnv, name: string, usual: number): number {
  const value = env[name];
  if (!value) return usual;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`${name} is "${value}", expected a port number`);
  }
  return port;
}

/** The country sites as deployed, as this run addresses them, and as the local edge serves them. */
function originsOf(edgePort: number): string[] {
  const origins = hostCodes.flatMap((code) => [
    `https://${hosts[code].domain}`,
    originOf(code),
    `http://${code}.localhost:${edgePort}`,
  ]);
  return [...new Set(origins)];
}
