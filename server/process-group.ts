import { readFileSync } from 'node:fs';

/** A process, told apart from a later one that was given the same number. */
export interface ProcessMark {
  pid: number;
  /** When it started, in clock ticks since the machine did; null where that cannot be read. */
  startedAt: string | null;
}

export function markOf(pid: number): ProcessMark {
  return { pid, startedAt: startOf(pid) };
}

export function isAlive({ pid, startedAt }: ProcessMark): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: alive, and somebody else's.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return startOf(pid) === startedAt;
}

/** Sends a signal to a process and all that it started; it must lead a group of its own. */
export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function startOf(pid: number): string | null {
  try {
    // The name of the program may hold spaces and brackets, so the fields are counted after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\)\s/s, '')
      .split(' ');
    return fields[19] ?? null;
  } catch {
    return null;
  }
}
