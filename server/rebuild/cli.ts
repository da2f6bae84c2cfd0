import { parseArgs } from 'node:util';
import { hostsAsked } from '../start/hosts-asked';
import { readSettings } from '../start/settings';
import { buildHost } from './build-host';

/** `npm run build [-- --host ru] [--force]`: builds and releases all hosts or one, ru first. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { host: { type: 'string' }, force: { type: 'boolean', default: false } },
  });
  const settings = readSettings();
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stop.abort(new Error('stopped')));
  }
  for (const host of hostsAsked(values.host)) {
    await buildHost({
      host,
      settings,
      force: values.force,
      say: (progress) => console.log(`${host}: ${progress}`),
      signal: stop.signal,
    });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
