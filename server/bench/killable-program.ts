import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';

/** A program of the repository in a process that may be killed at any moment and started again. */
export class KillableProgram {
  private child: ChildProcess | null = null;

  /** @param logFile gets the output of all its lives */
  constructor(
    private readonly args: readonly string[],
    private readonly environment: Record<string, string>,
    private readonly logFile: string,
  ) {}

  start(): void {
    const log = createWriteStream(this.logFile, { flags: 'a' });
    this.child = spawn(process.execPath, ['--import', 'tsx', ...this.args], {
      env: { ...process.env, ...this.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Ctrl-C is for the measurement, which ends its programs itself.
      detached: true,
    });
    this.child.stdout?.pipe(log);
    this.child.stderr?.pipe(log);
  }

  get pid(): number | null {
    const { child } = this;
    return child?.pid && child.exitCode === null && child.signalCode === null ? child.pid : null;
  }

  /** Resolves once it has ended; what it started may live a moment longer. */
  async end(signal: NodeJS.Signals): Promise<void> {
    const { child, pid } = this;
    if (!child || pid === null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
}

/** Ids of the Gatsby processes that a process runs for its edits; Linux alone tells them. */
export async function buildersOf(parent: number): Promise<number[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    names.map(async (name) => {
      const [stat, command] = await Promise.all([
        readFile(`/proc/${name}/stat`, 'utf8'),
        readFile(`/proc/${name}/cmdline`, 'utf8'),
      ]).catch(ended);
      const parentOf = Number(/\)\s\S\s(\d+)/.exec(stat)?.[1]);
      return parentOf === parent && command.includes('/warm/process.') ? [Number(name)] : [];
    }),
  );
  return found.flat();
}

/** A process that ended while it was looked at. */
function ended(error: unknown): ['', ''] {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ESRCH') return ['', ''];
  throw error;
}

/** Whether an address answers anything at all. */
export async function isAnswering(url: string): Promise<boolean> {
  try {
    await (await fetch(url)).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
