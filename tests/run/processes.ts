import { spawn, type ChildProcess } from 'node:child_process';

export type Environment = Record<string, string>;

/** Runs a program with its output shown; gives its exit code (a signal counts as 1). */
export function runProgram(
  command: string,
  args: string[],
  env: Environment = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Starts a program that stays, with its output shown. */
export function startProgram(command: string, args: string[], env: Environment): ChildProcess {
  return spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
}

/** Asks a program to end and waits until it has. */
export function stopProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
