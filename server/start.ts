import { parseArgs } from 'node:util';
import { hostsAsked } from './start/hosts-asked';
import { readSettings } from './start/settings';
import { startSites } from './start/start-sites';

/** `npm start [-- --host ru]`: backend, builds of what is not built, and the edge, in one tree. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { host: { type: 'string' } } });
  const hosts = hostsAsked(values.host);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stop.abort());
  }
  await startSites({
    hosts,
    settings: readSettings(),
    say: (line) => console.log(line),
    signal: stop.signal,
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
