import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

export type Environment = Record<string, string>;

const running = new Set<ChildProcess>();

/** How much of the processor a program gets when others want it too; `low`: what they leave. */
export type Priority = 'normal' | 'low';

/** Runs a program with its output added to a file; gives its exit code (a signal counts as 1). */
export function runProgram(
  command: string,
  args: string[],
  log: string,
  { env = {}, priority = 'normal' }: { env?: Environment; priority?: Priority } = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = startProgram(command, args, log, env);
    // What it starts from then on inherits it.
    if (priority === 'low' && child.pid)
      setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Starts a program that stays, with its output added to a file; in this directory unless another is named. */
export function startProgram(
  command: string,
  args: string[],
  log: string,
  env: Environment,
  directory?: string,
): ChildProcess {
  const output = openSync(log, 'a');
  const child = spawn(command, args, {
    cwd: directory,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  });
  closeSync(output);
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Asks a program to end and waits until it has. */
export function stopProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** Asks every program to end that is still running. */
export async function stopAllPrograms(): Promise<void> {
  await Promise.all([...running].map(stopProgram));
}
