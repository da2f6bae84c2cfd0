import { parseArgs } from 'node:util';
import { defaultHost } from '../../src/config/hosts';
import { runCli, stopSignal } from '../run-cli';
import { selectedHosts } from '../selected-hosts';
import { readSettings } from '../settings';
import { developHost } from './develop-host';

/** `npm run develop [-- --host ru]`: one host with hot reload, the backend and the functions. */
runCli(async () => {
  const { values } = parseArgs({
    options: { host: { type: 'string', default: defaultHost.code } },
  });
  const [host = defaultHost.code] = selectedHosts(values.host);
  await developHost(host, readSettings(), stopSignal());
});
