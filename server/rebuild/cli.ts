import { parseArgs } from 'node:util';
import { messageOf } from '../message-of';
import { runCli, stopSignal } from '../run-cli';
import { selectedHosts } from '../selected-hosts';
import { readSettings } from '../settings';
import { buildHost } from './build-host';
import { buildHosts } from './build-hosts';
import { verifyHost } from './verify/verify-host';

/**
 * `npm run build [-- --host ru] [--force]`: builds and releases all hosts or one, ru first.
 * With `--verify`, compares what is released with a build from nothing, and ends with code 1 when
 * they differ.
 */
runCli(async () => {
  const { values } = parseArgs({
    options: {
      host: { type: 'string' },
      force: { type: 'boolean', default: false },
      verify: { type: 'boolean', default: false },
    },
  });
  const [settings, signal] = [readSettings(), stopSignal()];
  if (values.verify) {
    for (const host of selectedHosts(values.host)) {
      const say = (progress: string) => console.log(`${host}: ${progress}`);
      const differences = await verifyHost({ host, settings, say, signal });
      if (differences.length > 0) process.exitCode = 1;
    }
    return;
  }
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
