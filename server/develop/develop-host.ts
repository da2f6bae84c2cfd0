import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { HostCode } from '../../src/config/hosts';
import { startEmulator } from '../edge/emulator';
import { localOrigin } from '../../src/domain/addresses';
import { signalGroup } from '../process-group';
import { startLocalBackend } from '../start/local-backend';
import type { Settings } from '../settings';
import { startFront } from './front';

/** Port of `gatsby develop` behind the front, next to those of edge and backend. */
const gatsbyPortAfter = 2;

/**
 * Runs `gatsby develop` for a host until `signal`, behind a front that answers the functions and
 * `/.netlify/images` on the paths that they have on the edge.
 */
export async function developHost(
  host: HostCode,
  settings: Settings,
  signal: AbortSignal,
): Promise<void> {
  const { projectDirectory, edgePort, apiPort } = settings;
  const gatsbyPort = edgePort + gatsbyPortAfter;
  const api = await startLocalBackend(settings);
  const emulator = await startEmulator(projectDirectory, apiPort);
  const front = await startFront({ port: edgePort, gatsbyPort, host, emulator });
  const gatsby = spawn(
    process.execPath,
    [join(projectDirectory, 'node_modules/gatsby/cli.js'), 'develop', '--port', String(gatsbyPort)],
    {
      cwd: projectDirectory,
      stdio: 'inherit',
      // A group of its own, so that it ends with all of its workers.
      detached: true,
      env: {
        ...process.env,
        SITE_HOST: host,
        GATSBY_LOCAL_EDGE_PORT: String(edgePort),
        GATSBY_LOCAL_API_PORT: String(apiPort),
        GATSBY_TELEMETRY_DISABLED: '1',
        NODE_ENV: 'development',
      },
    },
  );
  console.log(`${localOrigin(host, edgePort)} answers once Gatsby has started`);
  const end = () => gatsby.pid && signalGroup(gatsby.pid, 'SIGTERM');
  signal.addEventListener('abort', end, { once: true });
  const [code] = (await once(gatsby, 'exit')) as [number | null];
  await front.close();
  await emulator.stop();
  await api.stop();
  if (!signal.aborted) throw new Error(`gatsby develop ended with code ${code ?? 'of a signal'}`);
}
