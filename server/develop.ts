import { parseArgs } from 'node:util';
import { defaultHost } from '../src/config/hosts';
import { developHost } from './develop/develop-host';
import { hostsAsked } from './start/hosts-asked';
import { readSettings } from './start/settings';

/** `npm run develop [-- --host ru]`: one host with hot reload, the backend and the functions. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { host: { type: 'string', default: defaultHost.code } },
  });
  const [host = defaultHost.code] = hostsAsked(values.host);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stop.abort());
  }
  await developHost(host, readSettings(), stop.signal);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
