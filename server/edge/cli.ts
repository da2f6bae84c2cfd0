import { hostCodes } from '../../src/config/hosts';
import { readSettings } from '../settings';
import { localOrigin } from '../../src/domain/addresses';
import { startEdge } from './start-edge';

/** Serves what is released, without backend and builds: `tsx server/edge/cli.ts`. */
async function main(): Promise<void> {
  const { edgePort: port, ...settings } = readSettings();
  const edge = await startEdge({ ...settings, port, report: console.error });
  console.log(hostCodes.map((code) => localOrigin(code, port)).join('\n'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void edge.close());
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
