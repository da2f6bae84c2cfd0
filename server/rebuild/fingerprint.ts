import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../settings';
import { listSources } from './sources';

// How fast and how loudly Gatsby builds does not change what it builds.
const withoutEffect = /^GATSBY_(?:CPU_COUNT|TELEMETRY_DISABLED|LOGGER|LOCAL_\w+)$/;

/**
 * A hash over all that a build is made of, except the backend's content: the sources below a
 * directory, where it is to be visited, and the variables that reach the bundles.
 */
export async function fingerprintOf(
  directory: string,
  { edgePort, apiPort, isPublic }: Pick<Settings, 'edgePort' | 'apiPort' | 'isPublic'>,
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const hash = createHash('sha256');
  for (const { path } of await listSources(directory)) {
    const content = await readFile(join(directory, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  const variables = Object.entries(env)
    .filter(([name]) => name === 'API_URL' || (/^GATSBY_/.test(name) && !withoutEffect.test(name)))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  hash.update(JSON.stringify([isPublic ? 'public' : [edgePort, apiPort], variables]));
  return hash.digest('hex').slice(0, 32);
}
