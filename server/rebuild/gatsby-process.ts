import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { signalGroup } from '../process-group';
import { errorIn, progressOf } from './build-output';
import { dropCache } from './drop-cache';
import { environmentOfBuild } from './environment-of-build';

const graceMs = 3000;
/**
 * What a process gets for a mistake in the memory that it reads, such as a database of Gatsby's that was
 * cut: it would get it again with each build.
 */
const crashes: ReadonlySet<unknown> = new Set(['SIGBUS', 'SIGSEGV', 'SIGILL', 'SIGFPE', 'SIGABRT']);

export interface GatsbyRun {
  /** Directory of the Gatsby project. */
  directory: string;
  /** Variables beside those of this process. */
  env: Record<string, string>;
  /** Gets the whole output. */
  logFile: string;
  /** Told how far the build is. */
  say: (progress: string) => void;
  /** Told the process group of the build. */
  onStart: (pid: number) => Promise<void>;
  /** Ends the process. */
  signal?: AbortSignal;
}

export interface GatsbyProcess {
  child: ChildProcess;
  /** The exit code, once the whole log is written. */
  exited: Promise<number | null>;
  /** Ends the process with all of its workers. */
  end: () => void;
}

/** Starts Node with `args` in the directory of a Gatsby project. */
export async function startGatsbyProcess(
  run: GatsbyRun,
  args: readonly string[],
): Promise<GatsbyProcess> {
  run.signal?.throwIfAborted();
  const child = spawn(process.execPath, args, {
    cwd: run.directory,
    env: { ...environmentOfBuild(process.env), ...run.env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A group of its own, so that it can be ended with all of its workers.
    detached: true,
  });
  const log = createWriteStream(run.logFile);
  child.stderr?.on('data', (chunk) => log.write(chunk));
  if (child.stdout) {
    createInterface(child.stdout).on('line', (line) => {
      log.write(`${line}\n`);
      const progress = progressOf(line);
      if (progress) run.say(progress);
    });
  }
  const exited = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      const crashed = crashes.has(signal);
      const end = () => (crashed ? dropCache(run.directory).then(() => code) : code);
      if (crashed)
        log.write(
          `ERROR Gatsby was ended by ${signal}: the next build begins without its cache.\n`,
        );
      log.end(() => resolve(end()));
    });
  });
  if (child.pid) await run.onStart(child.pid);
  return { child, exited, end: () => void endGroup(child.pid) };
}

/** What Gatsby says is wrong, for a process that has failed. */
export async function failureOf({ logFile }: Pick<GatsbyRun, 'logFile'>): Promise<Error> {
  const error = errorIn(await readFile(logFile, 'utf8'));
  return new Error(`gatsby build failed (the whole log: ${logFile})\n${error}`);
}

async function endGroup(pid: number | undefined): Promise<void> {
  if (!pid) return;
  signalGroup(pid, 'SIGTERM');
  await wait(graceMs, undefined, { ref: false });
  signalGroup(pid, 'SIGKILL');
}
