import { parseArgs } from 'node:util';
import { messageOf } from '../message-of';
import { runCli, stopSignal } from '../run-cli';
import { selectedHosts } from '../selected-hosts';
import { readSettings } from '../settings';
import { buildHost } from './build-host';
import { buildHosts } from './build-hosts';

/** `npm run build [-- --host ru] [--force]`: builds and releases all hosts or one, ru first. */
runCli(async () => {
  const { values } = parseArgs({
    options: { host: { type: 'string' }, force: { type: 'boolean', default: false } },
  });
  const [settings, signal] = [readSettings(), stopSignal()];
  const failures = await buildHosts(selectedHosts(values.host), (host) =>
    buildHost({
      host,
      settings,
      force: values.force,
      say: (progress) => console.log(`${host}: ${progress}`),
      signal,
    }),
  );
  for (const [host, error] of failures) throw new Error(`${host}: ${messageOf(error)}`);
});
