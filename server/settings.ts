import { totalmem } from 'node:os';
import { resolve } from 'node:path';
import { hostCodes } from '../src/config/hosts';
import { operationsOf, portOf, positiveOf } from './environment';
import type { OperationsAddress } from './operations';

/** On the clock of the machine. */
export interface TimeOfDay {
  hours: number;
  minutes: number;
}

/** Where a run listens and keeps its files; every field has a variable of its own. */
export interface Settings {
  /** KARAT_EDGE_PORT: the four sites. */
  edgePort: number;
  /** KARAT_API_PORT: the local backend. */
  apiPort: number;
  /** KARAT_REBUILD_PORT: the rebuild service. */
  rebuildPort: number;
  /** KARAT_DATA_DIR: database, pictures, uploads. */
  dataDirectory: string;
  /** KARAT_WORK_DIR: a work directory per host. */
  workDirectory: string;
  /** KARAT_RELEASES_DIR: the releases per host. */
  releasesDirectory: string;
  /** KARAT_PREPARE_PHOTOS, `off` for not: whether photos are made before the first visitor asks. */
  preparesPhotos: boolean;
  /** KARAT_WARM_BUILDERS: Gatsby processes that stay for edits, about a gigabyte of memory each. */
  warmBuilders: number;
  /** KARAT_VERIFY_AT, such as `03:30`: when sites are compared with cold builds every day; null: never. */
  verifyAt: TimeOfDay | null;
  /** KARAT_PURGE_URL: the call of a CDN that is told of changed addresses; null for none. */
  purgeUrl: string | null;
  /** KARAT_PURGE_TOKEN: goes with that call as a bearer token. */
  purgeToken: string | null;
  /** TRUSTED_PROXIES: addresses of proxies whose `X-Forwarded-For` is believed; empty: none. */
  trustedProxies: string;
  /** KARAT_EDGE_OPS_PORT and KARAT_OPS_ADDRESS: health and metrics of the edge. */
  edgeOperations: OperationsAddress;
  /** RATE_LIMIT_FACTOR: multiplies every rate limit. */
  rateLimitFactor: number;
  /**
   * KARAT_PUBLIC, `1` for so: sites are built for their domains and the production API, to be
   * deployed; otherwise for this machine.
   */
  isPublic: boolean;
  /** The repository. */
  projectDirectory: string;
}

const projectDirectory = resolve(__dirname, '..');

/** Reads the settings; throws a message that names the variable at fault. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const directory = (name: string, byDefault: string) =>
    resolve(projectDirectory, env[name] || byDefault);
  return {
    edgePort: portOf(env, 'KARAT_EDGE_PORT', 8000),
    apiPort: portOf(env, 'KARAT_API_PORT', 8001),
    rebuildPort: portOf(env, 'KARAT_REBUILD_PORT', 8002),
    dataDirectory: directory('KARAT_DATA_DIR', '.data'),
    workDirectory: directory('KARAT_WORK_DIR', '.work'),
    releasesDirectory: directory('KARAT_RELEASES_DIR', 'releases'),
    preparesPhotos: env.KARAT_PREPARE_PHOTOS !== 'off',
    warmBuilders: warmBuildersOf(env),
    verifyAt: timeOf(env, 'KARAT_VERIFY_AT'),
    purgeUrl: env.KARAT_PURGE_URL || null,
    purgeToken: env.KARAT_PURGE_TOKEN || null,
    trustedProxies: env.TRUSTED_PROXIES || '',
    edgeOperations: operationsOf(env, 'KARAT_EDGE_OPS_PORT'),
    rateLimitFactor: positiveOf(env, 'RATE_LIMIT_FACTOR', 1),
    isPublic: env.KARAT_PUBLIC === '1',
    projectDirectory,
  };
}

function timeOf(env: NodeJS.ProcessEnv, name: string): TimeOfDay | null {
  const given = env[name];
  if (!given) return null;
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(given) ?? [];
  if (!hours || !minutes) throw new Error(`${name} is "${given}", expected a time such as 03:30`);
  return { hours: Number(hours), minutes: Number(minutes) };
}

const gigabyte = 2 ** 30;

/** By default one for each host, as far as the memory of the machine reaches with two gigabytes left. */
function warmBuildersOf({ KARAT_WARM_BUILDERS: given }: NodeJS.ProcessEnv): number {
  if (given === undefined || given === '') {
    return Math.min(hostCodes.length, Math.max(0, Math.floor(totalmem() / gigabyte) - 2));
  }
  if (!/^\d+$/.test(given)) {
    throw new Error(`KARAT_WARM_BUILDERS is "${given}", expected a number of processes`);
  }
  return Number(given);
}
