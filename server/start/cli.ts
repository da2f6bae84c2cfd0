import { parseArgs } from 'node:util';
import { startErrorReports } from '../error-reports';
import { runCli, stopSignal } from '../run-cli';
import { selectedHosts } from '../selected-hosts';
import { readSettings } from '../settings';
import { startSites } from './start-sites';

/** `npm start [-- --host ru]`: backend, builds of what is not built, and the edge, in one tree. */
runCli(async () => {
  const endReports = await startErrorReports({ ...process.env, KARAT_LOCAL: '1' });
  const { values } = parseArgs({ options: { host: { type: 'string' } } });
  await startSites({
    hosts: selectedHosts(values.host),
    settings: readSettings(),
    say: (line) => console.log(line),
    signal: stopSignal(),
  }).finally(endReports);
});
