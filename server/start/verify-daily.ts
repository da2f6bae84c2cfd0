import type { HostCode } from '../../src/config/hosts';
import { everyDayAt } from '../rebuild/verify/every-day';
import { verifyHost } from '../rebuild/verify/verify-host';
import type { Settings } from '../settings';

interface VerifyOptions {
  /** Told in one line what happens. */
  say: (line: string) => void;
  /** Ends a comparison that is being made. */
  signal: AbortSignal;
}

/**
 * Compares hosts with cold builds once a day, one after the other, when the settings name a time.
 * @returns ends it
 */
export function verifyDaily(
  hosts: readonly HostCode[],
  settings: Settings,
  { say, signal }: VerifyOptions,
): () => void {
  if (!settings.verifyAt) return () => undefined;
  const verifyAll = async () => {
    for (const host of hosts) {
      await verifyHost({ host, settings, say: (line) => say(`${host}: ${line}`), signal });
    }
  };
  return everyDayAt(settings.verifyAt, verifyAll, (line) => {
    if (!signal.aborted) say(`not compared with a cold build: ${line}`);
  });
}
