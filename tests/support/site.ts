import { plantedSecrets } from './planted-secrets';

/**
 * The site under test: by default a run of its own, beside one that a developer may have open, with
 * its own data, builds and releases. The same variables as `npm start` reads.
 */
export const sitePorts = {
  edge: Number(process.env.KARAT_EDGE_PORT ?? 8100),
  api: Number(process.env.KARAT_API_PORT ?? 8101),
  rebuild: Number(process.env.KARAT_REBUILD_PORT ?? 8102),
} as const;

export const siteEnvironment: Record<string, string> = {
  ...plantedSecrets,
  KARAT_EDGE_PORT: String(sitePorts.edge),
  KARAT_API_PORT: String(sitePorts.api),
  KARAT_REBUILD_PORT: String(sitePorts.rebuild),
  KARAT_DATA_DIR: process.env.KARAT_DATA_DIR ?? '.gate/data',
  KARAT_WORK_DIR: process.env.KARAT_WORK_DIR ?? '.gate/work',
  // The page of all pieces, for the checks of how they look.
  GATSBY_UI_PAGE: '1',
  // Journeys see photos only where they are about them; drawing all would take a core for minutes.
  KARAT_PREPARE_PHOTOS: 'off',
  // Nothing is edited, and the browsers need the memory.
  KARAT_WARM_BUILDERS: '0',
  // All visitors of the journeys come from one address.
  RATE_LIMIT_FACTOR: '100',
  KARAT_RELEASES_DIR: process.env.KARAT_RELEASES_DIR ?? '.gate/releases',
};

export function apiBase(host: string): string {
  return `http://127.0.0.1:${sitePorts.api}/${host}`;
}

/** Address of a country site under test, without a trailing slash. */
export function originOfLocalSite(host: string): string {
  return `http://${host}.localhost:${sitePorts.edge}`;
}
