import { messageOf } from './message-of';

/**
 * Runs a command-line program. What it throws is written in one line, and the process ends with
 * code 1 even when something is still open.
 */
export function runCli(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(messageOf(error));
    process.exit(1);
  });
}

/** Aborted by Ctrl-C and by SIGTERM, which then do not end the process by themselves. */
export function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stop.abort(new Error('stopped')));
  }
  return stop.signal;
}
