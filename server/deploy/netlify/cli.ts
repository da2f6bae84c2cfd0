import { parseArgs } from 'node:util';
import { runCli, stopSignal } from '../../run-cli';
import { selectedHosts } from '../../selected-hosts';
import { readSettings } from '../../settings';
import { deployHost } from './deploy-host';
import { readNetlifySettings } from './netlify-settings';

/** `npm run deploy [-- --host ru] [--release n]`: the current releases, or an earlier one of a host. */
runCli(async () => {
  const { values } = parseArgs({
    options: { host: { type: 'string' }, release: { type: 'string' } },
  });
  if (values.release !== undefined && !/^[1-9]\d*$/.test(values.release))
    throw new Error(`--release is "${values.release}", expected a number`);
  if (values.release !== undefined && values.host === undefined)
    throw new Error('--release needs --host: each host counts its releases');
  const [settings, signal] = [readSettings(), stopSignal()];
  for (const host of selectedHosts(values.host)) {
    await deployHost({
      host,
      release: values.release === undefined ? null : Number(values.release),
      settings,
      netlify: readNetlifySettings(host, process.env),
      signal,
      say: (progress) => console.log(`${host}: ${progress}`),
    });
  }
});
