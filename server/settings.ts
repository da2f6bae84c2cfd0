import { resolve } from 'node:path';
import { portOf } from './ports';

/** Where a run listens and keeps its files; every field has a variable of its own. */
export interface Settings {
  /** KARAT_EDGE_PORT: the four sites. */
  edgePort: number;
  /** KARAT_API_PORT: the local backend. */
  apiPort: number;
  /** KARAT_DATA_DIR: database, pictures, uploads. */
  dataDirectory: string;
  /** KARAT_WORK_DIR: a work directory per host. */
  workDirectory: string;
  /** KARAT_RELEASES_DIR: the releases per host. */
  releasesDirectory: string;
  /** KARAT_PREPARE_PHOTOS, `off` for not: whether photos are made before the first visitor asks. */
  preparesPhotos: boolean;
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
    dataDirectory: directory('KARAT_DATA_DIR', '.data'),
    workDirectory: directory('KARAT_WORK_DIR', '.work'),
    releasesDirectory: directory('KARAT_RELEASES_DIR', 'releases'),
    preparesPhotos: env.KARAT_PREPARE_PHOTOS !== 'off',
    isPublic: env.KARAT_PUBLIC === '1',
    projectDirectory,
  };
}
