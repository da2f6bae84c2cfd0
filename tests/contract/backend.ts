import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hosts, type HostCode } from '../../src/config/hosts';
import { parseAnswer, urlFor, type Endpoint } from '../../src/contract/endpoint';

export interface Backend {
  /** Base address of a host's API, without a trailing slash. */
  base: (host: HostCode) => string;
  stop: () => Promise<void>;
}

/** The backend at `BASE_URL`, or one of our own: a process with an empty database to fill. */
export async function openBackend(): Promise<Backend> {
  const given = process.env.BASE_URL?.replace(/\/$/, '');
  if (given) return { base: (host) => `${given}/${host}`, stop: () => Promise.resolve() };
  const dataDir = await mkdtemp(join(tmpdir(), 'karat-contract-'));
  const port = await freePort();
  const child = spawn(process.execPath, [tsx, 'server/api/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      KARAT_API_PORT: String(port),
      KARAT_DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await rm(dataDir, { recursive: true, force: true });
  };
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null) throw new Error(`the backend ended with ${child.exitCode}`);
    await sleep(200);
  }
  return { base: (host) => `${url}/${host}`, stop };
}

const tsx = 'node_modules/tsx/dist/cli.mjs';

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health`)).ok;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Asks an endpoint and parses the answer as the storefront does. */
export async function asked<Wire, Ours>(
  base: string,
  endpoint: Endpoint<Wire, Ours>,
  call: Parameters<typeof urlFor>[2] = {},
): Promise<Ours> {
  const url = urlFor(endpoint, base, call);
  const response = await fetch(url, { headers: { accept: 'application/json' } });
  if (response.status !== 200) throw new Error(`${url} was answered ${response.status}`);
  return parseAnswer(endpoint, await response.json(), url);
}

/** Origin of a country site as deployed. */
export function productionOrigin(host: HostCode): string {
  return `https://${hosts[host].domain}`;
}
