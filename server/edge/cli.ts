import { hostCodes } from '../../src/config/hosts';
import { localOrigin } from '../../src/domain/addresses';
import { runCli, stopSignal } from '../run-cli';
import { readSettings } from '../settings';
import { startEdge } from './start-edge';

/** Serves what is released, without backend and builds: `tsx server/edge/cli.ts`. */
runCli(async () => {
  const { edgePort: port, ...settings } = readSettings();
  const edge = await startEdge({ ...settings, port, report: console.error });
  console.log(hostCodes.map((code) => localOrigin(code, port)).join('\n'));
  stopSignal().addEventListener('abort', () => void edge.close());
});
