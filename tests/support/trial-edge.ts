import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { compressedTree } from '../../server/releases/compressed';
import { runnableProgram } from './bundles';

/** An edge in a process of its own, on a release tree of its own, for tests over real HTTP. */
export interface TrialEdge {
  port: number;
  /** Holds the releases per host. */
  releasesDirectory: string;
  /**
   * Writes a release of a host, file contents by path, and makes it current. Files given as text
   * have their compressed copies.
   */
  release: (host: string, name: string, files: Record<string, string | Buffer>) => Promise<void>;
  ask: (host: string, path: string, options?: AskOptions) => Promise<Asked>;
  stop: () => Promise<void>;
}

export interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
}

export interface Asked {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export async function startTrialEdge(env: Record<string, string> = {}): Promise<TrialEdge> {
  const root = await mkdtemp(join(tmpdir(), 'karat-trial-'));
  const port = await freePort();
  const releases = join(root, 'releases');
  const child = spawn(process.execPath, runnableProgram('server/edge/cli.ts'), {
    env: {
      ...process.env,
      KARAT_EDGE_PORT: String(port),
      KARAT_DATA_DIR: join(root, 'data'),
      KARAT_RELEASES_DIR: releases,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`the edge ended with ${code}`)));
  });
  return {
    port,
    releasesDirectory: releases,
    release: (host, name, files) => writeRelease(join(releases, host), name, files),
    ask: (host, path, options) => ask(port, host, path, options),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(root, { recursive: true, force: true });
    },
  };
}

const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

async function writeRelease(
  directory: string,
  name: string,
  files: Record<string, string | Buffer>,
): Promise<void> {
  const site = join(directory, name, 'site');
  const write = async (file: string, content: string | Buffer) => {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  for (const [path, content] of Object.entries(files)) {
    await write(join(site, path), content);
    if (Buffer.isBuffer(content)) continue;
    await write(join(compressedTree(site, 'br'), path), brotliCompressSync(content, quickly));
    await write(join(compressedTree(site, 'gzip'), path), gzipSync(content));
  }
  await symlink(name, join(directory, 'next'));
  await rename(join(directory, 'next'), join(directory, 'current'));
}

/** The beginning and the end of a body; turning all of it into letters would keep a test busier than the edge. */
export function endsOf(body: Buffer, characters: number): [string, string] {
  return [
    body.toString('latin1', 0, characters),
    body.toString('latin1', body.length - characters),
  ];
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Asks a server on this machine by a name; the path goes out as it is given. */
export function ask(
  port: number,
  host: string,
  path: string,
  { method = 'GET', headers = {} }: AskOptions = {},
): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers: { host, ...headers } };
    request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .once('error', reject)
      .end();
  });
}
