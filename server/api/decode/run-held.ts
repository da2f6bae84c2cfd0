import { execFile } from 'node:child_process';

/** What a process may take. */
export interface Limits {
  megabytes: number;
  /** Milliseconds from its start. */
  time: number;
  /** Seconds of a processor: they end it too when nobody is left to watch the time. */
  processorSeconds: number;
  /** Megabytes of a file that it writes. */
  writtenMegabytes: number;
}

/** How a process ended. */
export interface Ended {
  /** Null: a signal ended it, mostly that of a limit. */
  code: number | null;
  /** Standard output and standard error. */
  told: string;
  complaint: string;
}

/** Memory in KB, seconds, blocks of 512 bytes; a process that is ended leaves no picture of its memory. */
const held =
  'ulimit -c 0; ulimit -d "$1" 2>/dev/null; ulimit -t "$2"; ulimit -f "$3"; shift 3; exec "$@"';

/**
 * Runs Node with the kernel's limits, in a process of its own that knows no setting of this one: no
 * password is there for whoever takes it over. Where the kernel does not limit memory (macOS), the
 * program has to look itself.
 */
export function runHeld(args: readonly string[], limits: Limits): Promise<Ended> {
  const { megabytes, time, processorSeconds, writtenMegabytes } = limits;
  const values = [megabytes * 1024, processorSeconds, writtenMegabytes * 2048].map(String);
  return new Promise((resolve) => {
    const child = execFile(
      '/bin/sh',
      ['-c', held, 'held', ...values, process.execPath, ...args],
      {
        timeout: time,
        killSignal: 'SIGKILL',
        maxBuffer: 1024 * 1024,
        env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR },
      },
      (_, told, complaint) => resolve({ code: child.exitCode, told, complaint }),
    );
  });
}
