import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { HostCode } from '../../../src/config/hosts';
import { currentLink, siteOf } from '../../releases/layout';
import { runCli } from '../../run-cli';
import { selectedHosts } from '../../selected-hosts';
import { readSettings } from '../../settings';
import { nginxConfiguration, type NginxSite } from './configuration';
import { parseHeaders, parseRedirects } from './site-rules';

/**
 * `npm run nginx [-- --releases DIR] [--host ru] [--listen 80] [--edge http://127.0.0.1:8000]
 * [--certificates DIR]`: writes the configuration for the released sites on standard output.
 */
runCli(async () => {
  const { values } = parseArgs({
    options: {
      releases: { type: 'string' },
      host: { type: 'string' },
      listen: { type: 'string', multiple: true, default: ['80', '[::]:80'] },
      edge: { type: 'string' },
      certificates: { type: 'string' },
    },
  });
  const settings = readSettings();
  const { listen, edge = `http://127.0.0.1:${settings.edgePort}`, certificates } = values;
  for (const address of listen) {
    if (!/^(?:[\w.-]+:|\[[\da-f:]+\]:)?\d+$/i.test(address))
      throw new Error(`--listen is "${address}", expected a port or an address with a port`);
  }
  if (!/^https?:\/\/[\w.:[\]-]+$/.test(edge))
    throw new Error(`--edge is "${edge}", expected an origin such as http://127.0.0.1:8000`);
  const releasesDirectory = resolve(values.releases ?? settings.releasesDirectory);
  const sites = await Promise.all(
    selectedHosts(values.host).map((host) => siteOfRelease(join(releasesDirectory, host), host)),
  );
  const options = { releasesDirectory, listen, edge, certificates: certificates ?? null };
  process.stdout.write(nginxConfiguration(sites, options));
});

async function siteOfRelease(directory: string, host: HostCode): Promise<NginxSite> {
  const current = join(directory, currentLink);
  if (!existsSync(current))
    throw new Error(`${host} has no release in ${directory}: build it first`);
  const rulesIn = async (name: string) => {
    const file = join(siteOf(current), name);
    return existsSync(file) ? readFile(file, 'utf8') : '';
  };
  return {
    host,
    headers: parseHeaders(await rulesIn('_headers')),
    redirects: parseRedirects(await rulesIn('_redirects')),
  };
}
