import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { errorIn, progressOf } from './build-output';
import { signalGroup } from '../process-group';

const graceMs = 3000;

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
  /** Ends the build. */
  signal?: AbortSignal;
}

/** Runs `gatsby build`; rejects with what Gatsby says is wrong. */
export async function runGatsby(run: GatsbyRun): Promise<void> {
  run.signal?.throwIfAborted();
  const gatsby = join(run.directory, 'node_modules/gatsby/cli.js');
  const child = spawn(process.execPath, [gatsby, 'build'], {
    cwd: run.directory,
    env: { ...withoutSecrets(process.env), ...run.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that it can be ended with all of its workers.
    detached: true,
  });
  const end = () => void endGroup(child.pid);
  run.signal?.addEventListener('abort', end, { once: true });
  const log = createWriteStream(run.logFile);
  child.stderr.on('data', (chunk) => log.write(chunk));
  createInterface(child.stdout).on('line', (line) => {
    log.write(`${line}\n`);
    const progress = progressOf(line);
    if (progress) run.say(progress);
  });
  const exited = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  try {
    if (child.pid) await run.onStart(child.pid);
    const code = await exited;
    await new Promise((resolve) => log.end(resolve));
    run.signal?.throwIfAborted();
    if (code !== 0) {
      const error = errorIn(await readFile(run.logFile, 'utf8'));
      throw new Error(`gatsby build failed (the whole log: ${run.logFile})\n${error}`);
    }
  } finally {
    run.signal?.removeEventListener('abort', end);
  }
}

async function endGroup(pid: number | undefined): Promise<void> {
  if (!pid) return;
  signalGroup(pid, 'SIGTERM');
  await wait(graceMs, undefined, { ref: false });
  signalGroup(pid, 'SIGKILL');
}

/** Gatsby hands all variables on to the code that it renders; none of them may be a secret. */
function withoutSecrets(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(
      ([name]) => name === 'SENTRY_AUTH_TOKEN' || !/SECRET|PASSWORD|TOKEN|DATABASE_URL/.test(name),
    ),
  );
}
