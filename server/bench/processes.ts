import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';

const tsx = ['--import', 'tsx'];

/** @throws Error when the program ends with another code than 0 */
export async function runToEnd(
  program: readonly string[],
  environment: Record<string, string>,
): Promise<void> {
  const child = spawn(process.execPath, [...tsx, ...program], {
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${program.join(' ')} ended with ${code}`);
}

export interface RunningBackend {
  url: string;
  pid: number;
  /** @param signal SIGTERM unless it is to end in another way */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/**
 * Starts a backend with the demonstration, or another program.
 * @throws Error when it ends before it listens
 */
export async function startBackend(
  environment: Record<string, string>,
  program = 'demo/serve.ts',
): Promise<RunningBackend> {
  const child = spawn(process.execPath, [...tsx, program], {
    env: { ...process.env, KARAT_LOCAL: '1', KARAT_API_PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let told = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (told.length > 100_000) return;
      told += text;
      const [, found] = /Server listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(told) ?? [];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`the backend ended with ${code}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

/** Memory that a process holds, as Linux counts it; NaN elsewhere. */
export async function residentMegabytes(pid: number): Promise<number> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}
