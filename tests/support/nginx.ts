import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:net';
import { runnableProgram } from './bundles';
import { freePort } from './trial-edge';

/** Whether nginx is installed on this machine. */
export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v']).status === 0;
}

/** The configuration that `npm run nginx` writes with these arguments. */
export function writtenConfiguration(args: readonly string[]): string {
  const program = runnableProgram('server/deploy/nginx/cli.ts');
  return execFileSync(process.execPath, [...program, ...args], { encoding: 'utf8' });
}

export interface RunningNginx {
  port: number;
  stop: () => Promise<void>;
}

/**
 * Starts nginx with the written configuration for the releases of a folder, on a free port.
 * @param more servers beside it
 */
export async function startNginx(
  releasesDirectory: string,
  edgePort: number,
  more = '',
): Promise<RunningNginx> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'karat-nginx-'));
  const site = writtenConfiguration([
    ...['--releases', releasesDirectory],
    ...['--listen', `127.0.0.1:${port}`],
    ...['--edge', `http://127.0.0.1:${edgePort}`],
  ]);
  await writeFile(join(folder, 'sites.conf'), `${site}${more}\n`);
  await writeFile(join(folder, 'nginx.conf'), mainConfiguration(folder));
  const server = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await untilItListens(port, () => server.exitCode);
  return {
    port,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

function mainConfiguration(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return [
    // Folders that a test makes may be read by their owner alone.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    'worker_processes 2;',
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/error.log;`,
    'events {}',
    `http { access_log off; ${temporary.join(' ')} include ${folder}/sites.conf; }`,
  ].join('\n');
}

async function untilItListens(port: number, exitCode: () => number | null): Promise<void> {
  while (!(await listensOn(port))) {
    if (exitCode() !== null) throw new Error(`nginx ended with ${exitCode()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function listensOn(port: number): Promise<boolean> {
  return new Promise((done) => {
    const visitor = connect(port, '127.0.0.1');
    visitor.once('connect', () => done(true));
    visitor.once('error', () => done(false));
    visitor.once('connect', () => visitor.end());
  });
}
