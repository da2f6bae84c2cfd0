import { hosts, type HostCode } from '../../src/config/hosts';
import { localOrigin } from '../../src/domain/addresses';
import type { Manifest } from '../releases/manifest';
import type { Settings } from '../settings';
import { pagesOf } from './check-release';

interface ReleasedBuild extends Pick<Manifest, 'host' | 'release' | 'fingerprint' | 'files'> {
  settings: Pick<Settings, 'edgePort' | 'apiPort' | 'isPublic'>;
  now: Date;
}

/** What is kept of a release. */
export function manifestOf({ settings, now, ...build }: ReleasedBuild): Manifest {
  return {
    ...build,
    createdAt: now.toISOString(),
    ...originsOf(build.host, settings),
    edgePort: settings.edgePort,
    apiPort: settings.apiPort,
    pages: pagesOf(Object.keys(build.files)).length,
  };
}

/** Where visitors find a site, and where its build read the content. */
function originsOf(
  host: HostCode,
  { isPublic, edgePort, apiPort }: ReleasedBuild['settings'],
): Pick<Manifest, 'siteOrigin' | 'apiBase'> {
  const { domain, apiBase } = hosts[host];
  const localApi = `http://127.0.0.1:${apiPort}/${host}`;
  const { API_URL } = process.env;
  return {
    siteOrigin: isPublic ? `https://${domain}` : localOrigin(host, edgePort),
    apiBase: API_URL ? `${API_URL}/${host}` : isPublic ? apiBase : localApi,
  };
}
