import { hostCodes } from '../../src/config/hosts';
import { localOrigin } from '../../src/domain/addresses';
import { startErrorReports } from '../error-reports';
import { runCli, stopSignal } from '../run-cli';
import { readSettings } from '../settings';
import { reportOfEdge, startEdge } from './start-edge';

/** Serves what is released, without backend and builds: `tsx server/edge/cli.ts`. */
runCli(async () => {
  const { edgePort: port, ...settings } = readSettings();
  const endReports = await startErrorReports();
  const edge = await startEdge({ ...settings, port, report: reportOfEdge });
  console.log(hostCodes.map((code) => localOrigin(code, port)).join('\n'));
  stopSignal().addEventListener('abort', () => void edge.close().finally(endReports));
});
